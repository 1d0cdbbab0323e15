import Foundation

/// A query for items of the keychain.
struct ItemQuery {
  private let kind: String
  private let attributes: [String: Any]
  private let isShared: Bool?
  private let limit: Int
  private let wantsData: Bool
  private let wantsAttributes: Bool

  /// Reads a query; nil if it names no class.
  init?(_ query: [String: Any]) {
    guard let kind = query[kSecClass] as? String else { return nil }
    self.kind = kind
    attributes = Keychain.attributes(of: query)
    let isOfAny = query[kSecAttrSynchronizable] as? String == kSecAttrSynchronizableAny
    isShared = isOfAny ? nil : query[kSecAttrSynchronizable] as? Bool ?? false
    limit =
      query[kSecMatchLimit] as? Int
      ?? (query[kSecMatchLimit] as? String == kSecMatchLimitAll ? .max : 1)
    wantsData = query[kSecReturnData] as? Bool ?? false
    wantsAttributes = query[kSecReturnAttributes] as? Bool ?? false
  }

  /// Whether an item has everything that the query names.
  func matches(_ item: [String: Any]) -> Bool {
    guard item[kSecClass] as? String == kind else { return false }
    if let isShared, item[kSecAttrSynchronizable] as? Bool ?? false != isShared { return false }
    return attributes.allSatisfy { Keychain.isSame(item[$0.key], $0.value) }
  }

  /// What the query asks for of the items that match; nil if it asks for nothing.
  func result(of items: [[String: Any]]) -> AnyObject? {
    guard wantsData || wantsAttributes else { return nil }
    let results = items.prefix(limit).map(result)
    return limit == 1 ? results.first.map { $0 as AnyObject } : results as AnyObject
  }

  private func result(of item: [String: Any]) -> Any {
    if !wantsAttributes { return item[kSecValueData] ?? Data() }
    return wantsData ? item : item.filter { $0.key != kSecValueData }
  }
}
