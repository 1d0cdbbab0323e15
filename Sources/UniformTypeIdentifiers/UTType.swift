/// A type of files or data, as the system names it.
public struct UTType: Hashable, Codable, Sendable {
  /// The name of the type, such as `public.json`.
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// Finds a type that the system knows.
  public init?(_ identifier: String) {
    guard Self.known[identifier] != nil else { return nil }
    self.identifier = identifier
  }
  /// Finds the type of files with an extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(supertype) { $0.extensions.contains(filenameExtension.lowercased()) }
  }
  /// Finds the type of data with a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(supertype) { $0.mimeType == mimeType.lowercased() }
  }
  /// Names a type of the app's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }
  /// Names a type of another app.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  private init?(_ supertype: UTType, where fits: (Facts) -> Bool) {
    let found = Self.table.first {
      fits($0) && UTType(known: $0.identifier).conforms(to: supertype)
    }
    guard let found else { return nil }
    self.init(known: found.identifier)
  }

  /// The usual extension of its files.
  public var preferredFilenameExtension: String? { Self.known[identifier]?.extensions.first }
  /// Its MIME type.
  public var preferredMIMEType: String? { Self.known[identifier]?.mimeType }
  /// The types that it is a kind of.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = Self.known[identifier]?.parents ?? []
    while let next = waiting.popLast() {
      guard found.insert(UTType(known: next)).inserted else { continue }
      waiting += Self.known[next]?.parents ?? []
    }
    return found
  }
  /// Whether it is a kind of another type, or that itself.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Whether it is a kind of another type.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Whether another type is a kind of it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
  /// What a person calls it; its identifier here.
  public var localizedDescription: String? { identifier }
}

extension UTType: CustomStringConvertible {
  /// Its identifier.
  public var description: String { identifier }
}

extension UTType {
  /// What is known of a type.
  private struct Facts {
    let identifier: String
    var parents: [String] = []
    var extensions: [String] = []
    var mimeType: String?

    init(
      _ identifier: String, _ parents: [String] = [], _ extensions: [String] = [],
      _ mimeType: String? = nil
    ) {
      (self.identifier, self.parents) = (identifier, parents)
      (self.extensions, self.mimeType) = (extensions, mimeType)
    }
  }

  private static let known = Dictionary(table.map { ($0.identifier, $0) }) { first, _ in first }

  private static let table = [
    Facts("public.item"), Facts("public.content"),
    Facts("public.data", ["public.item"]),
    Facts("public.directory", ["public.item"]),
    Facts("public.folder", ["public.directory"]),
    Facts("public.composite-content", ["public.content"]),
    Facts("com.apple.package", ["public.directory"]),
    Facts("public.archive", ["public.data"]),
    Facts("public.zip-archive", ["public.archive"], ["zip"], "application/zip"),
    Facts("public.database", ["public.data"]),
    Facts("public.url", ["public.data"]), Facts("public.file-url", ["public.url"]),
    Facts("public.text", ["public.data", "public.content"]),
    Facts("public.plain-text", ["public.text"], ["txt", "text"], "text/plain"),
    Facts("public.utf8-plain-text", ["public.plain-text"]),
    Facts("public.delimited-values-text", ["public.text"]),
    Facts(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"],
      "text/csv"),
    Facts("public.rtf", ["public.text"], ["rtf"], "text/rtf"),
    Facts("public.html", ["public.text"], ["html", "htm"], "text/html"),
    Facts("public.xml", ["public.text"], ["xml"], "application/xml"),
    Facts("public.json", ["public.text"], ["json"], "application/json"),
    Facts("public.yaml", ["public.text"], ["yml", "yaml"], "application/x-yaml"),
    Facts("com.apple.property-list", ["public.data"], ["plist"]),
    Facts("public.source-code", ["public.plain-text"]),
    Facts("public.swift-source", ["public.source-code"], ["swift"]),
    Facts("public.log", ["public.plain-text"], ["log"]),
    Facts("public.vcard", ["public.text"], ["vcf"], "text/vcard"),
    Facts("com.apple.ical.ics", ["public.text"], ["ics"], "text/calendar"),
    Facts(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], "application/pdf"),
    Facts("org.idpf.epub-container", ["public.data"], ["epub"], "application/epub+zip"),
    Facts("public.spreadsheet", ["public.content"]),
    Facts("public.presentation", ["public.content"]),
    Facts("public.font", ["public.data"]),
    Facts("public.image", ["public.data", "public.content"]),
    Facts("public.png", ["public.image"], ["png"], "image/png"),
    Facts("public.jpeg", ["public.image"], ["jpeg", "jpg"], "image/jpeg"),
    Facts("com.compuserve.gif", ["public.image"], ["gif"], "image/gif"),
    Facts("public.heic", ["public.image"], ["heic"], "image/heic"),
    Facts("public.tiff", ["public.image"], ["tiff", "tif"], "image/tiff"),
    Facts("org.webmproject.webp", ["public.image"], ["webp"], "image/webp"),
    Facts("public.svg-image", ["public.image"], ["svg"], "image/svg+xml"),
    Facts("public.audiovisual-content", ["public.data", "public.content"]),
    Facts("public.movie", ["public.audiovisual-content"]),
    Facts("public.video", ["public.movie"]),
    Facts("public.mpeg-4", ["public.movie"], ["mp4"], "video/mp4"),
    Facts("com.apple.quicktime-movie", ["public.movie"], ["mov"], "video/quicktime"),
    Facts("public.audio", ["public.audiovisual-content"]),
    Facts("public.mp3", ["public.audio"], ["mp3"], "audio/mpeg"),
    Facts("public.mpeg-4-audio", ["public.audio"], ["m4a"], "audio/mp4"),
    Facts("com.microsoft.waveform-audio", ["public.audio"], ["wav"], "audio/vnd.wave"),
  ]
}
