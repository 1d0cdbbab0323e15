extension String {
  /// A text of an app with its arguments.
  public typealias LocalizationValue = LocalizedStringKey

  /// Makes the string of a text that may be in the app's strings, in the language of the run.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = key.words(in: table, of: .of(bundle)) }

  /// Makes the string of a text with another key, in the language of the run.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.words(in: table, for: "\(key)", of: .of(bundle)) }

  /// Makes the string of a text that was described elsewhere.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.words }
}

/// A description of a text that becomes a string later.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Where the strings are; all of them are looked up in those of the app.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  /// The key in the app's strings.
  public let key: String
  /// The table with the key; nil for the usual one.
  public let table: String?
  /// The language that the app asks for; the text is in the language of the run anyway.
  public var locale: Locale
  private let value: LocalizedStringKey

  /// The text in the language of the run.
  var words: String { value.words(in: table, for: key) }
  /// The text as it is shown, without the marks of Markdown.
  package var shown: String { value.shown(in: table, for: key) }

  private init(key: String, value: LocalizedStringKey, table: String?, locale: Locale) {
    self.key = key
    self.table = table
    self.locale = locale
    self.value = value
  }
  /// Describes a text.
  public init(
    _ key: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(key: key.key, value: key, table: table, locale: locale) }
  /// Describes a text with another key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(key: "\(key)", value: defaultValue, table: table, locale: locale) }
  /// Describes a text.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }
  /// Describes a text with arguments.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

/// Something that is described by a text.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension Text {
  /// Makes a text that was described elsewhere.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.shown) }
}

extension URL {
  /// The folder for documents of the person.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder for the app's own files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? URL.temporaryDirectory
  }
}

extension FileManager {
  /// The folder in iCloud, where nobody is signed in here.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
  /// The folder that the app shares with its widgets and extensions, beside its own files.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = URL.applicationSupportDirectory.appendingPathComponent(
      groupIdentifier, isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
  /// Would load a file from iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {}
}
