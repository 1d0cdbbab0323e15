import AppModel
import LocatedJSON

/// A file with the strings of one language, next to the app's own file.
struct StringTableFile {
  let language: String
  let node: JSONNode
  let collector: FaultCollector

  /// The app's file with these strings added; a key must not be in both files.
  func merged(into app: JSONNode) -> JSONNode {
    guard case .object(let own) = node.kind else {
      collector.add(
        "expected an object of strings, found \(node.kindName)", at: node.offset, path: "")
      return app
    }
    var tables = Self.members(of: app.member(Self.key)?.value)
    let index = tables.firstIndex { $0.key == language }
    var table = index.map { Self.members(of: tables[$0].value) } ?? []
    let known = Set(table.map(\.key))
    for member in own where member.key != JSONCursor.pointer {
      if known.contains(member.key) {
        collector.add(
          "the key \(quoted(member.key)) is also in \(AppFileName.app)", at: member.offset,
          path: member.key)
      } else {
        table.append(member)
      }
    }
    let made = JSONNode(.object(table), offset: node.offset)
    if let index {
      tables[index].value = JSONNode(.object(table), offset: tables[index].value.offset)
    } else {
      tables.append(JSONMember(language, offset: node.offset, made))
    }
    return Self.app(app, with: tables)
  }

  private static let key = "strings"

  private static func app(_ app: JSONNode, with tables: [JSONMember]) -> JSONNode {
    guard case .object(var members) = app.kind else { return app }
    let index = members.firstIndex { $0.key == key }
    let offset = index.map { members[$0].value.offset } ?? app.offset
    let strings = JSONNode(.object(tables), offset: offset)
    if let index {
      guard case .object = members[index].value.kind else { return app }
      members[index].value = strings
    } else {
      members.append(JSONMember(key, offset: app.offset, strings))
    }
    return JSONNode(.object(members), offset: app.offset)
  }

  private static func members(of node: JSONNode?) -> [JSONMember] {
    guard case .object(let members)? = node?.kind else { return [] }
    return members
  }
}

extension StringTableFile {
  /// A place in the string tables of an app: a language, and a key of its table.
  struct Part {
    let language: String
    let key: String?

    /// Whether the app's own file contains the place.
    func exists(in app: JSONNode?) -> Bool {
      let table = app?.member(StringTableFile.key)?.value.member(language)?.value
      guard let key else { return table != nil }
      return table?.member(key) != nil
    }
  }

  /// The part of the string tables that a place in the app's file belongs to; nil for other places.
  static func part(of place: UnlocatedPlace) -> Part? {
    guard place.file == AppFileName.app, case .key(key)? = place.path.steps.first,
      case .key(let language)? = place.path.steps.dropFirst().first
    else { return nil }
    guard case .key(let key)? = place.path.steps.dropFirst(2).first else {
      return Part(language: language, key: nil)
    }
    return Part(language: language, key: key)
  }
}
