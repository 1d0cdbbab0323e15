public import Foundation

extension UserDefaults {
  /// Sets a value, as key-value coding does on Apple's platforms.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// The value of a key; nil for none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

/// User defaults of a running app.
package protocol SuiteDefaults: UserDefaults {
  /// The key under which the device stores a value of the suite.
  func place(of key: String) -> String
}
