import Foundation
@_spi(Reflection) import Swift

/// How values of a type are compared, determined once per type: reflection for each value would
/// cost more than drawing the views that it compares.
struct ValueComparison {
  /// Compares two values at their addresses in memory.
  typealias Compare = (UnsafeRawPointer, UnsafeRawPointer, _ depth: Int) -> Bool
  /// Compares them; nil if no two values ever count as the same.
  let compare: Compare?

  private static var known: [ObjectIdentifier: ValueComparison] = [:]
  private static let lock = NSLock()

  /// The comparison of a type; sessions on several threads share them.
  static func of<Value>(_ type: Value.Type) -> ValueComparison {
    let key = ObjectIdentifier(type)
    if let found = lock.withLock({ known[key] }) { return found }
    let made = ValueComparison(compare: made(type))
    lock.withLock { known[key] = made }
    return made
  }

  private static func ofAny(_ type: Any.Type) -> ValueComparison {
    func open<Value>(_ type: Value.Type) -> ValueComparison { of(type) }
    return _openExistential(type, do: open)
  }

  private static func made<Value>(_ type: Value.Type) -> Compare? {
    if let type = type as? any SelfComparing.Type { return selfComparing(type) }
    if let type = type as? any Equatable.Type { return equal(type) }
    if let type = type as? any OptionalValue.Type { return type.compare }
    switch kind(of: type) {
    case .class:
      return { first, second, _ in first.load(as: Int.self) == second.load(as: Int.self) }
    case .struct, .tuple: return fields(of: type)
    case .existential: return dynamic(type)
    case .enum: return mirrored(type)
    default: return nil
    }
  }

  /// The kind of a type: the first word of its metadata, except for classes.
  private static func kind(of type: Any.Type) -> _MetadataKind? {
    if type is AnyClass { return .class }
    return _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
  }

  private static func selfComparing<Value: SelfComparing>(_ type: Value.Type) -> Compare {
    { first, second, _ in first.read(type).isSame(as: second.read(type)) }
  }

  private static func equal<Value: Equatable>(_ type: Value.Type) -> Compare {
    { first, second, _ in first.read(type) == second.read(type) }
  }

  /// Compares values whose types are known only at run time.
  private static func dynamic<Value>(_ type: Value.Type) -> Compare {
    { FieldTable.isSame($0.read(type), $1.read(type), depth: $2 + 1) }
  }

  private static func mirrored<Value>(_ type: Value.Type) -> Compare {
    { FieldTable.isMirrored($0.read(type), $1.read(type), depth: $2) }
  }

  /// Compares structures and tuples property by property; closures are never the same.
  private static func fields<Value>(of type: Value.Type) -> Compare? {
    guard let fields = FieldTable.fields(of: type) else { return mirrored(type) }
    var parts: [(offset: Int, compare: Compare)] = []
    for field in fields {
      // A weak reference is not what its type says, so its memory cannot be read.
      if mayBeWeak(field.type) { return mirrored(type) }
      guard let compare = ofAny(field.type).compare else { return nil }
      parts.append((field.offset, compare))
    }
    return { first, second, depth in
      parts.allSatisfy { $0.compare(first + $0.offset, second + $0.offset, depth) }
    }
  }

  private static func mayBeWeak(_ type: Any.Type) -> Bool {
    guard let wrapped = (type as? any OptionalValue.Type)?.wrapped else { return false }
    switch kind(of: wrapped) {
    case .class, .existential: return true
    default: return false
    }
  }
}

extension UnsafeRawPointer {
  fileprivate func read<Value>(_ type: Value.Type) -> Value {
    assumingMemoryBound(to: type).pointee
  }
}

/// An optional value of any type.
private protocol OptionalValue {
  static var wrapped: Any.Type { get }
  static var compare: ValueComparison.Compare { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }

  static var compare: ValueComparison.Compare {
    let inner = ValueComparison.of(Wrapped.self).compare
    return { first, second, depth in
      switch (first.read(Self.self), second.read(Self.self)) {
      case (nil, nil): true
      case (let first?, let second?):
        withUnsafePointer(to: first) { first in
          withUnsafePointer(to: second) { inner?(first, $0, depth) ?? false }
        }
      default: false
      }
    }
  }
}
