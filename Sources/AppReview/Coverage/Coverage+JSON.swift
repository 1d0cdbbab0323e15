import AppCompiling
package import AppFiles
import AppModel
package import LocatedJSON

extension Coverage {
  /// The coverage as JSON for other tools, with the keys of each object in a fixed order.
  package func json(in folder: AppFolder? = nil) -> String {
    var members = JSONMembers()
    members.add("app", app.definition.name)
    members.add("journals", JSONNode(.array(runs.map(\.json))))
    members.add("shares", Self.json(of: shares))
    members.add("drafted", app.definition.draftedWords)
    members.add("remarks", list: self.parts.remarks) { JSONNode(.string($0)) }
    let parts = zip(parts.entries, places(in: folder)).map { entry, place in
      json(of: entry, at: place)
    }
    members.add("parts", JSONNode(.array(parts)))
    return String(JSONWriter.text(members.node).dropLast())
  }

  private static func json(of shares: [(kind: ModelPart.Kind, share: Share)]) -> JSONNode {
    var members = JSONMembers()
    for (kind, share) in shares {
      var own = JSONMembers()
      own.add("covered", .number(share.covered))
      own.add("of", .number(share.all))
      members.add(kind.rawValue, own.node)
    }
    return members.node
  }

  private func json(of entry: ModelParts.Entry, at place: DefinitionPlace) -> JSONNode {
    var members = JSONMembers()
    members.add("kind", entry.part.kind.rawValue)
    members.add("screen", entry.part.screen)
    members.add("name", entry.name)
    members.add("times", .number(counts[entry.part] ?? 0))
    place.add(to: &members)
    return members.node
  }
}

extension Coverage.Run {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("name", name)
    members.add("remark", remark)
    return members.node
  }
}

extension DefinitionPlace {
  /// Adds the file, the path, the line and the column to an object.
  package func add(to members: inout JSONMembers) {
    members.add("file", file)
    members.add("path", path)
    members.add("line", line.map { .number($0) })
    members.add("column", column.map { .number($0) })
  }
}

extension JSONNode {
  static func number(_ number: Int) -> JSONNode { JSONNode(.integer(Int64(number))) }
}
