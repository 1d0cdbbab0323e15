public import Foundation

/// The values that an app shares with its user's other devices, which the device keeps.
///
/// There are no other devices here: no value changes from outside.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The store of the app.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Would be posted when another device has changed a value; it never is.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// Each launch of an app has values of its own device.
  private var values: UserDefaults { UserDefaults(suiteName: "iCloud") ?? .standard }

  /// The value of a key; nil for none.
  open func object(forKey key: String) -> Any? { values.object(forKey: key) }
  /// The text of a key; nil for none.
  open func string(forKey key: String) -> String? { values.string(forKey: key) }
  /// The list of a key; nil for none.
  open func array(forKey key: String) -> [Any]? { values.array(forKey: key) }
  /// The dictionary of a key; nil for none.
  open func dictionary(forKey key: String) -> [String: Any]? { values.dictionary(forKey: key) }
  /// The bytes of a key; nil for none.
  open func data(forKey key: String) -> Data? { values.data(forKey: key) }
  /// The whole number of a key; 0 for none.
  open func longLong(forKey key: String) -> Int64 { Int64(values.integer(forKey: key)) }
  /// The number of a key; 0 for none.
  open func double(forKey key: String) -> Double { values.double(forKey: key) }
  /// Whether the value of a key is true; false for none.
  open func bool(forKey key: String) -> Bool { values.bool(forKey: key) }
  /// All values by their keys.
  open var dictionaryRepresentation: [String: Any] { values.dictionaryRepresentation() }

  /// Sets a value; nil removes it.
  open func set(_ value: Any?, forKey key: String) { values.set(value, forKey: key) }
  /// Sets a text; nil removes it.
  open func set(_ text: String?, forKey key: String) { values.set(text, forKey: key) }
  /// Sets bytes; nil removes them.
  open func set(_ bytes: Data?, forKey key: String) { values.set(bytes, forKey: key) }
  /// Sets a list; nil removes it.
  open func set(_ list: [Any]?, forKey key: String) { values.set(list, forKey: key) }
  /// Sets a dictionary; nil removes it.
  open func set(_ values: [String: Any]?, forKey key: String) {
    self.values.set(values, forKey: key)
  }
  /// Sets a whole number.
  open func set(_ number: Int64, forKey key: String) { values.set(Int(number), forKey: key) }
  /// Sets a number.
  open func set(_ number: Double, forKey key: String) { values.set(number, forKey: key) }
  /// Sets whether something is true.
  open func set(_ flag: Bool, forKey key: String) { values.set(flag, forKey: key) }
  /// Removes a value.
  open func removeObject(forKey key: String) { values.removeObject(forKey: key) }

  /// Would send the values to iCloud; true, since there is nothing to wait for.
  @discardableResult
  open func synchronize() -> Bool { true }
}

/// The key of the reason in a notification about changed values.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the changed keys in a notification about changed values.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason that another device has sent values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason that the first values have come.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason that there is no room for more values.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason that the user's account has changed.
public let NSUbiquitousKeyValueStoreAccountChange = 3
