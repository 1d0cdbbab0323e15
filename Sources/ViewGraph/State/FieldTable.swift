@_spi(Reflection) import Swift

/// The stored properties of types, looked up once per type and then read by their offsets.
package enum FieldTable {
  /// A property: where it is, and its type.
  package struct Field {
    /// The distance from the start of the value, in bytes.
    package let offset: Int
    /// The type of the property.
    package let type: Any.Type
  }

  /// The properties of a structure; nil for any other type, or if some cannot be read.
  package static func fields<Value>(of type: Value.Type) -> [Field]? {
    var fields: [Field] = []
    guard
      _forEachField(
        of: type, options: [.ignoreUnknown],
        body: { _, offset, type, _ in
          fields.append(Field(offset: offset, type: type))
          return true
        })
    else { return nil }
    return fields
  }

  /// The name of the property of a view at a distance from its start: `query of SearchView`.
  static func name(at place: Int, of type: Any.Type) -> String {
    func name<Value>(_ type: Value.Type) -> String {
      var found = ""
      _ = _forEachField(of: type, options: [.ignoreUnknown]) { name, offset, _, _ in
        if offset <= place { found = String(cString: name) }
        return true
      }
      let property = found.hasPrefix("_") ? String(found.dropFirst()) : found
      return "\(property.isEmpty ? "a value" : property) of \(type)"
    }
    return _openExistential(type, do: name)
  }

  /// Whether two values are the same, as far as that can be determined.
  ///
  /// They are if they are equal, the same object, or structures whose properties are the same.
  /// Closures are never the same.
  package static func isSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return isSame(first, second, depth: 0)
  }

  /// How deep values are compared; those nested deeper never count as the same.
  static let depthLimit = 16

  /// Whether two nested values are the same.
  static func isSame(_ first: Any, _ second: Any, depth: Int) -> Bool {
    let type = type(of: first)
    guard depth < depthLimit, type == Swift.type(of: second) else { return false }
    func compare<Value>(_ type: Value.Type) -> Bool {
      // The casts also take a value out of nested containers.
      guard let compare = ValueComparison.of(type).compare, let first = first as? Value,
        let second = second as? Value
      else { return false }
      return withUnsafePointer(to: first) { first in
        withUnsafePointer(to: second) { compare(first, $0, depth) }
      }
    }
    return _openExistential(type, do: compare)
  }

  /// Whether two values are the same by reflection: enum cases with their associated values.
  static func isMirrored<Value>(_ first: Value, _ second: Value, depth: Int) -> Bool {
    let left = Mirror(reflecting: first)
    let right = Mirror(reflecting: second)
    switch left.displayStyle {
    case .class: return (first as AnyObject) === (second as AnyObject)
    case .struct, .tuple, .optional, .enum, .collection: break
    default: return false
    }
    guard left.children.count == right.children.count else { return false }
    if left.children.isEmpty { return isBare(first, second, left) }
    return zip(left.children, right.children).allSatisfy { one, other in
      one.label == other.label && isSame(one.value, other.value, depth: depth + 1)
    }
  }

  /// Whether two values without parts are the same: enum cases by name, and empty structures.
  private static func isBare<Value>(_ first: Value, _ second: Value, _ mirror: Mirror) -> Bool {
    if mirror.displayStyle == .enum { return "\(first)" == "\(second)" }
    return mirror.displayStyle != .none
  }

  /// Whether a value is equal to another of any type.
  package static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
    second as? Value == first
  }
}

/// A value that decides itself whether it is the same as another.
package protocol SelfComparing {
  /// Whether drawing from the other gives the same.
  func isSame(as other: Any) -> Bool
}
