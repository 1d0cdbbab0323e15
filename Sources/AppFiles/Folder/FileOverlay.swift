import AppModel
import LocatedJSON
import PredicateFormat

/// Merges a file of a variant into the app's own file: values change or add, and null removes.
///
/// Objects are merged key by key (RFC 7386). A list is merged part by part if each of its parts has
/// a plain text as its `identifier`. Any other value replaces the old one. An object `{"$replace":
/// value}` replaces the old value with any value.
struct FileOverlay {
  /// The key of an object that contains a value to be used without merging.
  static let replace = FileRewriter.replace
  /// Keys of a part of a list: remove it, or move it before or after another part.
  static let partKeys = ["$remove", "$before", "$after"]

  private let collector: FaultCollector

  init(_ collector: FaultCollector) { self.collector = collector }

  /// Returns the merged value; nil if the overlay removes it.
  func merge(_ overlay: JSONNode, over base: JSONNode?) -> JSONNode? {
    switch overlay.kind {
    case .null: return nil
    case .object(let members):
      if members.count == 1, members[0].key == Self.replace { return members[0].value }
      return merge(members, at: overlay.offset, over: base)
    case .array(let parts):
      guard case .array(let own)? = base?.kind, let names = identifiers(of: parts) else {
        return overlay
      }
      return JSONNode(.array(merge(parts, named: names, over: own)), offset: overlay.offset)
    case .bool, .integer, .real, .string: return overlay
    }
  }

  // MARK: - Objects

  private func merge(
    _ members: [JSONMember], at offset: Int, over base: JSONNode?
  ) -> JSONNode {
    var merged: [JSONMember] = []
    if case .object(let own)? = base?.kind { merged = own }
    for member in members {
      if isMisplaced(member) { continue }
      let index = merged.firstIndex { $0.key == member.key }
      guard let value = merge(member.value, over: index.map { merged[$0].value }) else {
        remove(member, at: index, from: &merged)
        continue
      }
      let changed = JSONMember(member.key, offset: member.offset, value)
      if let index { merged[index] = changed } else { merged.append(changed) }
    }
    return JSONNode(.object(merged), offset: offset)
  }

  private func remove(
    _ member: JSONMember, at index: Int?, from members: inout [JSONMember]
  ) {
    if let index {
      members.remove(at: index)
    } else {
      tellMissing(member.key, to: "remove", among: members.map(\.key), at: member.offset)
    }
  }

  private func isMisplaced(_ member: JSONMember) -> Bool {
    if member.key == Self.replace {
      tell("\(quoted(Self.replace)) must be the only key of its object", at: member.offset)
      return true
    }
    guard Self.partKeys.contains(member.key) else { return false }
    let message = "needs an element with an identifier, in a list that exists already"
    tell("\(quoted(member.key)) \(message)", at: member.offset)
    return true
  }

  // MARK: - Lists

  /// The identifiers of all parts of a list; nil unless each part has a plain text as identifier.
  private func identifiers(of parts: [JSONNode]) -> [String]? {
    let names = parts.compactMap(Self.identifier)
    return names.count == parts.count && !names.isEmpty ? names : nil
  }

  private static func identifier(of part: JSONNode) -> String? {
    guard case .string(let name)? = part.member("identifier")?.value.kind, !name.isEmpty else {
      return nil
    }
    return name
  }

  private func merge(
    _ parts: [JSONNode], named names: [String], over own: [JSONNode]
  ) -> [JSONNode] {
    var list = own
    for (part, name) in zip(parts, names) {
      let places = list.indices.filter { Self.identifier(of: list[$0]) == name }
      guard places.count < 2 else {
        tell(
          "the identifier \(quoted(name)) appears twice in the list below, which cannot be merged",
          at: part.offset)
        continue
      }
      lay(part, named: name, at: places.first, in: &list)
    }
    return list
  }

  private func lay(
    _ part: JSONNode, named name: String, at index: Int?, in list: inout [JSONNode]
  ) {
    if part.member("$remove")?.value.kind == .bool(true) {
      guard let index else {
        return tellMissing(
          name, to: "remove", among: list.compactMap(Self.identifier), at: part.offset)
      }
      list.remove(at: index)
      return
    }
    guard let merged = merge(part.withoutPartKeys, over: index.map { list[$0] }) else { return }
    guard let place = wantedPlace(of: part) else {
      if let index { list[index] = merged } else { list.append(merged) }
      return
    }
    if let index { list.remove(at: index) }
    let beside = list.firstIndex { Self.identifier(of: $0) == place.name }
    guard let beside else {
      tellMissing(
        place.name, to: "place this next to", among: list.compactMap(Self.identifier),
        at: place.offset)
      return
    }
    list.insert(merged, at: place.isAfter ? beside + 1 : beside)
  }

  private func wantedPlace(
    of part: JSONNode
  ) -> (name: String, isAfter: Bool, offset: Int)? {
    for key in ["$before", "$after"] {
      guard let member = part.member(key) else { continue }
      guard case .string(let name) = member.value.kind else {
        tell("expected an identifier, found \(member.value.kindName)", at: member.value.offset)
        continue
      }
      return (name, key == "$after", member.value.offset)
    }
    return nil
  }

  // MARK: - Faults

  private func tell(_ message: String, at offset: Int, nearest: String? = nil) {
    collector.add(message, at: offset, path: "", nearest: nearest)
  }

  private func tellMissing(
    _ name: String, to purpose: String, among names: [String], at offset: Int
  ) {
    tell(
      "there is no \(quoted(name)) to \(purpose)", at: offset,
      nearest: NearestName.of(name, in: AppCheck.sorted(names)))
  }
}

extension JSONNode {
  /// The object without the keys that only give its position in a list.
  fileprivate var withoutPartKeys: JSONNode {
    guard case .object(let members) = kind else { return self }
    let own = members.filter { !FileOverlay.partKeys.contains($0.key) }
    return JSONNode(.object(own), offset: offset)
  }
}
