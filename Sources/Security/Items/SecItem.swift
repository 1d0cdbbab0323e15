/// Adds an item to the keychain of the running app.
///
/// - Parameters:
///   - attributes: its class, its attributes and its secret.
///   - result: receives what the attributes ask for.
/// - Returns: `errSecDuplicateItem` if there is one with the same identity.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = ItemQuery(attributes) else { return errSecParam }
  guard let keychain = Keychain.current else { return errSecNotAvailable }
  guard keychain.add(attributes) else { return errSecDuplicateItem }
  result?.pointee = query.result(of: keychain.items.suffix(1))
  return errSecSuccess
}

/// Finds items in the keychain of the running app.
///
/// - Parameters:
///   - query: their class and attributes, how many, and what the result has.
///   - result: receives data, attributes, or a list.
/// - Returns: `errSecItemNotFound` if none matches.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = ItemQuery(query) else { return errSecParam }
  guard let keychain = Keychain.current else { return errSecNotAvailable }
  let found = keychain.items.filter(query.matches)
  guard !found.isEmpty else { return errSecItemNotFound }
  result?.pointee = query.result(of: found)
  return errSecSuccess
}

/// Changes all items that match a query.
///
/// - Returns: `errSecItemNotFound` if none matches, `errSecDuplicateItem` if two items would become
///   the same.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
  guard let query = ItemQuery(query) else { return errSecParam }
  guard let keychain = Keychain.current else { return errSecNotAvailable }
  guard keychain.items.contains(where: query.matches) else { return errSecItemNotFound }
  return keychain.change(changes, where: query.matches) ? errSecSuccess : errSecDuplicateItem
}

/// Deletes all items that match a query.
///
/// - Returns: `errSecItemNotFound` if none matches.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard let query = ItemQuery(query) else { return errSecParam }
  guard let keychain = Keychain.current else { return errSecNotAvailable }
  let items = keychain.items
  let left = items.filter { !query.matches($0) }
  guard left.count < items.count else { return errSecItemNotFound }
  keychain.items = left
  return errSecSuccess
}
