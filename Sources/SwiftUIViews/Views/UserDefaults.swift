public import Foundation

extension UserDefaults {
  /// Sets a value, as key-value coding does on Apple's platforms.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// The value of a key; nil for none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
