import LocatedJSON

/// How many elements the screens of an app may still have, since each takes some kilobytes.
struct ElementRoom {
  /// The most elements that the files of an app may have, apart from repeated ones.
  static let elementLimit = 200_000

  private let limit: Int
  private var elements = 0

  init(limit: Int = Self.elementLimit) { self.limit = limit }

  /// The content of a screen's file; nil, with one fault for all screens, if there is no room.
  mutating func admitted(_ node: JSONNode?, _ collector: FaultCollector) -> JSONNode? {
    guard let node else { return nil }
    let hadRoom = elements <= limit
    take(node)
    guard elements > limit else { return node }
    collector.hidesNames = true
    if hadRoom {
      collector.add(
        "the screens have more than \(limit) elements, the limit", at: node.offset, path: "")
    }
    return nil
  }

  /// Counts the elements in a value, whose short forms are expanded; stops beyond the limit.
  private mutating func take(_ node: JSONNode) {
    guard elements <= limit else { return }
    switch node.kind {
    case .null, .bool, .integer, .real, .string: return
    case .array(let nodes): for node in nodes { take(node) }
    case .object(let members):
      for member in members {
        if member.key == "type" { elements += 1 }
        take(member.value)
      }
    }
  }
}
