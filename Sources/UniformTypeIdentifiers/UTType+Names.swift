extension UTType {
  /// Anything with data.
  public static let item = UTType(known: "public.item")
  /// Anything with content.
  public static let content = UTType(known: "public.content")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// A directory.
  public static let directory = UTType(known: "public.directory")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A folder that looks like a file.
  public static let package = UTType(known: "com.apple.package")
  /// An archive.
  public static let archive = UTType(known: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without a format.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without a format, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Lines of values.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Lines of values with commas between.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Text with a format.
  public static let rtf = UTType(known: "public.rtf")
  /// A web page.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// Source code.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Swift source code.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A log.
  public static let log = UTType(known: "public.log")
  /// A card of a contact.
  public static let vCard = UTType(known: "public.vcard")
  /// An event of a calendar.
  public static let calendarEvent = UTType(known: "com.apple.ical.ics")
  /// PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A book.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// A spreadsheet.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A presentation.
  public static let presentation = UTType(known: "public.presentation")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// An image.
  public static let image = UTType(known: "public.image")
  /// A PNG image.
  public static let png = UTType(known: "public.png")
  /// A JPEG image.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A GIF image.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A HEIC image.
  public static let heic = UTType(known: "public.heic")
  /// A TIFF image.
  public static let tiff = UTType(known: "public.tiff")
  /// A WebP image.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// An SVG image.
  public static let svg = UTType(known: "public.svg-image")
  /// Sound, or moving images.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Moving images.
  public static let movie = UTType(known: "public.movie")
  /// Moving images without sound.
  public static let video = UTType(known: "public.video")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// MP3 sound.
  public static let mp3 = UTType(known: "public.mp3")
  /// MPEG-4 sound.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Waveform sound.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
}
