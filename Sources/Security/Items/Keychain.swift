import Foundation
import SwiftUIViews
import ViewGraph

/// The keychain of the running app, which the simulated device keeps.
final class Keychain {
  private let key = ValueKey()

  /// That of the running app; nil outside of an app.
  static var current: Keychain? { StateWatch.current?.object { Keychain() } }

  // The values of scenes are not among an app's user defaults.
  private static let mark = "\(ScenePlace.prefix)keychain"
  private static let words = "the keychain"

  /// The items, each with its attributes and its secret, in the order in which they were added.
  var items: [[String: Any]] {
    get {
      StateWatch.read(key, Self.words)
      return StateWatch.current?.stored(Self.mark) as? [[String: Any]] ?? []
    }
    set {
      StateWatch.current?.store(Self.mark, newValue)
      StateWatch.change(key, Self.words)
    }
  }

  /// Adds an item; false if there is one with the same identity.
  func add(_ attributes: [String: Any]) -> Bool {
    let items = items
    guard !items.contains(where: { Self.isSameItem($0, attributes) }) else { return false }
    self.items = items + [Self.stored(attributes, made: Date())]
    return true
  }

  /// Changes items; false if one would become the same as another.
  func change(_ changes: [String: Any], where matches: ([String: Any]) -> Bool) -> Bool {
    let new = Self.stored(changes, made: nil)
    let changed = items.map { matches($0) ? $0.merging(new) { $1 } : $0 }
    let isUnique = changed.indices.allSatisfy { place in
      !changed[..<place].contains { Self.isSameItem($0, changed[place]) }
    }
    if isUnique { items = changed }
    return isUnique
  }

  /// The attributes of a query or an item: what is neither its class nor about the result.
  static func attributes(of query: [String: Any]) -> [String: Any] {
    let others = [kSecClass, kSecAttrSynchronizable, kSecUseDataProtectionKeychain]
    return query.filter { key, _ in
      !others.contains(key) && !["r_", "m_", "u_", "v_"].contains { key.hasPrefix($0) }
    }.compactMapValues(plain)
  }

  /// Whether two values of an attribute are equal.
  static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    one.flatMap(plain) as? AnyHashable == other.flatMap(plain) as? AnyHashable
  }

  // MARK: - Items

  /// The attributes that identify an item of its class, as Apple lists them.
  private static let identity: [String: [String]] = [
    kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup],
    kSecClassInternetPassword: [
      kSecAttrAccount, kSecAttrServer, kSecAttrSecurityDomain, kSecAttrProtocol,
      kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup,
    ],
    kSecClassKey: [kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrKeyType],
  ]

  private static func isSameItem(_ one: [String: Any], _ other: [String: Any]) -> Bool {
    let names = identity[one[kSecClass] as? String ?? ""] ?? [kSecAttrLabel]
    return ([kSecClass, kSecAttrSynchronizable] + names).allSatisfy { isSame(one[$0], other[$0]) }
  }

  private static func stored(_ attributes: [String: Any], made date: Date?) -> [String: Any] {
    var item = Self.attributes(of: attributes)
    for name in [kSecClass, kSecAttrSynchronizable, kSecValueData] {
      if let value = attributes[name].flatMap(plain) { item[name] = value }
    }
    if let date { item[kSecAttrCreationDate] = date }
    item[kSecAttrModificationDate] = Date()
    return item
  }

  /// A value as Swift's own type; nil for objects, which are not stored.
  private static func plain(_ value: Any) -> Any? {
    switch value {
    case is Bool, is Int, is Double, is String, is Data, is Date: value
    case let text as NSString: text as String
    case let data as NSData: Data(referencing: data)
    case let number as NSNumber: number.intValue
    case let number as any BinaryInteger: Int(clamping: number)
    default: nil
    }
  }
}
