import Foundation
import SimulatedApp
import Testing

@testable import AppFiles

@Suite("The builders of the keys of files")
struct BuilderTableTests {
  /// What Swift has no builder for: the pointer to a schema, and components, for which Swift has
  /// functions; and what files may say in words of more than one form, of which the writer takes
  /// the other: a fixed latency is a duration alone.
  private static let ofFilesAlone: Set = [
    "app/ $schema", "screen/ $schema", "stubs/ $schema", "screen/component component",
    "screen/component with", "component/ $schema", "component/ parameters",
    "component/ kinds", "component/ initial", "component/ states", "component/ element",
    "app/ expressions", "screen/ expressions", "screen/ include", "screen/state include",
    "screen/ form", "screen/state form",
    "screen/law fixed", "strings/ $schema", "screen/element known",
    "screen/transition known", "screen/delayedTransition known",
  ]

  /// Every key of every object of the schemas, as `screen/element label`.
  private static func schemaKeys() throws -> [String] {
    let validator = try SchemaValidator(folder: screensFolder)
    return validator.documents.keys.sorted().flatMap { name -> [String] in
      guard let document = validator.documents[name] else { return [] }
      let stem = String(name.prefix { $0 != "." }) + "/"
      var keys = own(of: document, stem)
      for definition in document.member("$defs")?.value.members ?? [] {
        keys += own(of: definition.value, stem + definition.key)
      }
      return keys
    }
  }

  private static func own(of schema: JSONNode, _ object: String) -> [String] {
    (schema.member("properties")?.value.members ?? []).map { "\(object) \($0.key)" }
  }

  @Test("make the keys that they are listed for", arguments: BuilderTable.all)
  func made(_ row: BuilderRow) {
    let missing = row.keys.filter { !row.found.contains($0) }
    #expect(missing.isEmpty, "\(row.object) has only \(row.found)")
  }

  @Test("are listed for every key of the schemas")
  func complete() throws {
    let listed = Set(BuilderTable.all.flatMap { row in row.keys.map { "\(row.object) \($0)" } })
    let wanted = try Self.schemaKeys()
    let long = wanted.filter { !Self.isShort($0) }
    #expect(long.filter { !listed.contains($0) && !Self.ofFilesAlone.contains($0) } == [])
  }

  /// Whether a key is one of the short forms of files, which builders do not need.
  private static func isShort(_ key: String) -> Bool {
    let parts = key.split(separator: " ")
    let isAction = ActionDefinition.shortKeys.contains { $0.key == parts[1] }
    return switch parts[0] {
    case "screen/shortElement", "screen/elementRest": true
    case "screen/element", "screen/command":
      ElementDefinition.shortKeys.contains { $0.key == parts[1] }
    case "screen/transition", "screen/delayedTransition": isAction
    default: false
    }
  }

  @Test("are listed for no key that the schemas lack")
  func known() throws {
    let wanted = Set(try Self.schemaKeys())
    let listed = BuilderTable.all.flatMap { row in row.keys.map { "\(row.object) \($0)" } }
    #expect(listed.filter { !wanted.contains($0) } == [])
    #expect(Self.ofFilesAlone.subtracting(wanted) == [])
  }
}

extension JSONNode {
  var members: [JSONMember] {
    guard case .object(let members) = kind else { return [] }
    return members
  }
}
