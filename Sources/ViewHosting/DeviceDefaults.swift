public import Foundation
import SwiftUI
import ViewGraph

/// The user defaults of a running app, which the simulated device stores.
///
/// The app's launch arguments come first, then what it has set, then what it has registered.
final class DeviceDefaults: UserDefaults, SuiteDefaults {
  private let values: DefaultsValues
  /// The name of the suite; nil for the app's own defaults.
  private let suite: String?

  /// Makes the defaults of an app or of a suite; nil if Foundation makes none.
  init?(_ values: DefaultsValues, suite: String? = nil) {
    (self.values, self.suite) = (values, suite)
    super.init(suiteName: nil)
  }

  func place(of key: String) -> String { DefaultsValues.place(of: key, in: suite) }

  override func object(forKey key: String) -> Any? { values.object(at: place(of: key)) }

  override func set(_ value: Any?, forKey key: String) {
    values.set(value.map { Self.plain($0, of: key) }, at: place(of: key))
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  override func set(_ value: Int, forKey key: String) { set(value as Any?, forKey: key) }
  override func set(_ value: Float, forKey key: String) { set(Double(value) as Any?, forKey: key) }
  override func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  override func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
  override func set(_ url: URL?, forKey key: String) {
    set(url.map { $0.isFileURL ? $0.path : $0.absoluteString } as Any?, forKey: key)
  }
  override func removeObject(forKey key: String) { set(Any?.none, forKey: key) }

  override func url(forKey key: String) -> URL? {
    guard let text = string(forKey: key) else { return nil }
    return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
  }

  override func register(defaults: [String: Any]) {
    values.register(
      Dictionary(defaults.map { (place(of: $0), Self.plain($1, of: $0)) }) { $1 })
  }

  override func dictionaryRepresentation() -> [String: Any] { values.all(in: suite) }
  override func persistentDomain(forName name: String) -> [String: Any]? {
    let stored = values.stored(in: values.suites.contains(name) ? name : suite)
    return stored.isEmpty ? nil : stored
  }
  override func setPersistentDomain(_ domain: [String: Any], forName name: String) {
    removePersistentDomain(forName: name)
    let changed = values.suites.contains(name) ? name : suite
    for (key, value) in domain.sorted(by: { $0.key < $1.key }) {
      values.set(Self.plain(value, of: key), at: DefaultsValues.place(of: key, in: changed))
    }
  }
  override func removePersistentDomain(forName name: String) {
    let removed = values.suites.contains(name) ? name : suite
    for key in values.stored(in: removed).keys.sorted() {
      values.set(nil, at: DefaultsValues.place(of: key, in: removed))
    }
  }
  override func synchronize() -> Bool { true }

  /// A value as Swift's own types; as on a phone, the app crashes for what no property list holds.
  private static func plain(_ value: Any, of key: String) -> Any {
    switch value {
    case let number as NSNumber where type(of: value) is NSNumber.Type: plain(number)
    case is Bool, is Int, is Double, is String, is Data, is Date: value
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as any BinaryInteger: Int(clamping: number)
    case let text as NSString: text as String
    case let list as [Any]: list.map { plain($0, of: key) }
    case let record as [String: Any]: record.mapValues { plain($0, of: key) }
    default:
      fatalError("Attempt to insert non-property list object \(value) for key \(key)")
    }
  }

  private static func plain(_ number: NSNumber) -> Any {
    switch String(cString: number.objCType) {
    case "c", "B": number.boolValue
    case "d", "f": number.doubleValue
    default: number.intValue
    }
  }
}

// Foundation's own cannot be overridden. These have the same symbol names, so that the dynamic
// linker finds them before those of the library.
extension UserDefaults {
  /// Replaces `standard`: that of the running app.
  @_silgen_name("$s10Foundation12UserDefaultsC8standardACvgZ")
  public static func launchedStandard() -> UserDefaults {
    LaunchedProcess.current?.defaults.standard ?? own
  }

  /// Replaces `init(suiteName:)`: a suite of the running app.
  @_silgen_name("$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC")
  public static func launchedSuite(named name: String?) -> UserDefaults? {
    guard let process = LaunchedProcess.current else { return TestDefaults(suiteName: name) }
    return process.defaults.made(for: name)
  }

  /// Those of the process that runs the tests.
  private nonisolated(unsafe) static let own: UserDefaults =
    TestDefaults(suiteName: nil) ?? UserDefaults()
}

/// User defaults of code that belongs to no app: Foundation's own.
private final class TestDefaults: UserDefaults {}
