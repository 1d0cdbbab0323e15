package import LocatedJSON
package import PredicateFormat

/// A place in a JSON value as in RFC 6901: `/items/0/price`; empty text is the whole value.
package struct JSONPointer: Sendable, Equatable {
  /// The keys and indexes from the top, without escapes.
  let tokens: [String]

  /// The most steps that a pointer may have.
  static let stepLimit = 32
  /// The largest list index at which `wrapping(_:)` puts a value.
  static let indexLimit = 100

  /// Reads a pointer.
  package init(_ text: String) throws(ReadFault) {
    guard text.isEmpty || text.hasPrefix("/") else {
      throw ReadFault(
        message: "expected a JSON pointer such as \"/items/0/price\", found \(quoted(text))")
    }
    tokens = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
    guard tokens.count <= Self.stepLimit else {
      throw ReadFault(
        message: "a JSON pointer has at most \(Self.stepLimit) steps, which is the limit")
    }
  }

  /// The pointer as text.
  package var text: String {
    tokens.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
  }

  /// The value at the place; nil if there is none.
  package func value(in value: FormatValue) -> FormatValue? {
    var value = value
    for token in tokens {
      switch value {
      case .record(let members):
        guard let member = members[token] else { return nil }
        value = member
      case .list(let items):
        guard let index = Self.index(token), items.indices.contains(index) else { return nil }
        value = items[index]
      default: return nil
      }
    }
    return value
  }

  /// The list index that a token spells; nil if it is not an index.
  static func index(_ token: String) -> Int? {
    guard token == "0" || !token.hasPrefix("0"), token.utf8.allSatisfy({ 48...57 ~= $0 }) else {
      return nil
    }
    return Int(token)
  }

  /// A value that has another value at the place, and nothing else.
  package func wrapping(_ node: JSONNode) -> JSONNode {
    tokens.reversed().reduce(node) { inner, token in
      guard let index = Self.index(token), index <= Self.indexLimit else {
        return .only(token, inner)
      }
      return JSONNode(.array(Array(repeating: JSONNode(.null), count: index) + [inner]))
    }
  }
}

extension JSONPointer {
  /// Sets the value at the place, or removes it with nil; a new key is added to an object, and `-`
  /// adds an item at the end of a list.
  ///
  /// - Returns: false if the path to the place does not exist; nothing is changed then.
  func change(_ node: inout JSONNode, to new: JSONNode?) -> Bool {
    Self.change(&node, tokens[...], new)
  }

  private static func change(
    _ node: inout JSONNode, _ tokens: ArraySlice<String>, _ new: JSONNode?
  ) -> Bool {
    guard let token = tokens.first else {
      node = new ?? JSONNode(.null)
      return true
    }
    let rest = tokens.dropFirst()
    switch node.kind {
    case .object(var members):
      let place = members.firstIndex { $0.key == token }
      if rest.isEmpty {
        if let place, let new { members[place].value = new }
        if let place, new == nil { members.remove(at: place) }
        if place == nil, let new { members.append(JSONMember(token, new)) }
        if place == nil, new == nil { return false }
      } else {
        guard let place, change(&members[place].value, rest, new) else { return false }
      }
      node.kind = .object(members)
    case .array(var items):
      let place = token == "-" && new != nil ? items.count : index(token) ?? -1
      if rest.isEmpty, let new, place == items.count {
        items.append(new)
      } else if rest.isEmpty, items.indices.contains(place) {
        if let new { items[place] = new } else { items.remove(at: place) }
      } else {
        guard items.indices.contains(place), change(&items[place], rest, new) else { return false }
      }
      node.kind = .array(items)
    default: return false
    }
    return true
  }
}
