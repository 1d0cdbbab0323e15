public import Foundation

extension UserDefaults {
  /// Sets a value by the name that Apple's objects have for that.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// The value of a key; nil for none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
