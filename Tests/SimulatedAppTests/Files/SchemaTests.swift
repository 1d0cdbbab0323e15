import Foundation
import SeededCases
import SimulatedApp
import Testing

@testable import AppFiles

@Suite("The schemas")
struct SchemaTests {
  private let validator: SchemaValidator
  private static let read = Result { try SchemaValidator(folder: screensFolder) }

  init() throws { validator = try Self.read.get() }

  // MARK: - Against the tables of keys

  /// With `REHEARSAL_WRITE_SCHEMAS=1` the schemas are written anew.
  @Test("are what the tables of keys say", arguments: FileSchemas.texts)
  func generated(_ schema: (file: String, text: String)) throws {
    let place = URL(filePath: screensFolder).appending(path: schema.file)
    if ProcessInfo.processInfo.environment["REHEARSAL_WRITE_SCHEMAS"] != nil {
      try Data(schema.text.utf8).write(to: place)
    }
    let found = try String(contentsOf: place, encoding: .utf8)
    #expect(found == schema.text, "run this test with REHEARSAL_WRITE_SCHEMAS=1")
  }

  @Test("say of every key what it means")
  func meanings() throws {
    for (file, document) in validator.documents where FileSchemas.texts.map(\.file).contains(file) {
      var nodes = [("", document)]
      if case .object(let members)? = document.member("$defs")?.value.kind {
        nodes += members.map { ($0.key, $0.value) }
      }
      for (name, node) in nodes where name != "entry" {
        guard case .object(let keys)? = node.member("properties")?.value.kind else { continue }
        for key in keys where key.key != JSONCursor.pointer {
          let isReference = key.value.member("$ref") != nil
          let isTold = isReference || key.value.member("description") != nil
          #expect(isTold, "\(file): \(name).\(key.key)")
        }
      }
    }
  }

  @Test("list the keys of components")
  func componentKeys() throws {
    let properties = validator.documents["component.schema.json"]?.member("properties")?.value
    guard case .object(let members)? = properties?.kind else { throw CancellationError() }
    #expect(members.map(\.key) == ComponentFile.keys)
  }

  // MARK: - Against files

  /// Whether the reader finds the shape of a file right, whatever the names in it refer to.
  private func reads(_ node: JSONNode, asApp: Bool) -> Bool {
    let collector = FaultCollector(file: "file.json")
    let whole = asApp ? node : InlineTransitions.expanded(ShortForms.expanded(node))
    let cursor = JSONCursor(node: whole, path: .top, collector: collector)
    if asApp {
      _ = AppDefinition.fileFormat.read(cursor)
    } else {
      _ = ScreenDefinition.fileFormat.read(cursor)
    }
    return collector.findings.isEmpty
  }

  private func document(asApp: Bool) -> String { asApp ? "app.schema.json" : "screen.schema.json" }

  @Test("accept every file of the sample app")
  func sample() throws {
    for file in try AppFolder.files(of: try AppFolder(screensFolder).load()) {
      let node = try #require(JSONReader.read(Array(file.text.utf8)).node)
      let document = document(asApp: file.name == "app.json")
      #expect(try validator.accepts(node, document), "\(file.name)")
    }
  }

  @Test("accept exactly the wrong files whose shape is right", arguments: WrongFile.all)
  func wrongFiles(_ wrong: WrongFile) throws {
    guard let node = JSONReader.read(Array(wrong.text.utf8)).node else { return }
    let accepted = try validator.accepts(node, document(asApp: wrong.isApp))
    #expect(accepted == reads(node, asApp: wrong.isApp))
  }

  @Test("agree with the reader on random rules of stubs, right and wrong")
  func randomStubs() throws {
    var counts = [true: 0, false: 0]
    for seed in FuzzCount.times(150) {
      var draws = SeededDraws(seed: seed)
      var node = draws.stubSet().json
      if draws.chance(60) { node = draws.damaged(node) }
      let collector = FaultCollector(file: "rules.json")
      _ = StubSet.fileFormat.read(JSONCursor(node: node, path: .top, collector: collector))
      let accepted = try validator.accepts(node, "stubs.schema.json")
      try #require(
        accepted == collector.findings.isEmpty, "seed \(seed): \(JSONWriter.text(node))")
      counts[accepted, default: 0] += 1
    }
    #expect(counts[true] ?? 0 > FuzzCount.least(25))
    #expect(counts[false] ?? 0 > FuzzCount.least(25))
  }

  @Test("agree with the reader on random files, right and wrong")
  func random() throws {
    var counts = [true: 0, false: 0]
    for seed in FuzzCount.times(150) {
      var draws = SeededDraws(seed: seed)
      let asApp = draws.chance(30)
      var node = asApp ? draws.app().json : draws.screen().json
      if draws.chance(70) { node = draws.damaged(node) }
      let accepted = try validator.accepts(node, document(asApp: asApp))
      try #require(
        accepted == reads(node, asApp: asApp), "seed \(seed): \(JSONWriter.text(node))")
      counts[accepted, default: 0] += 1
    }
    #expect(counts[true] ?? 0 > FuzzCount.least(25))
    #expect(counts[false] ?? 0 > FuzzCount.least(25))
  }
}

extension SeededDraws {
  /// The same file with one value changed, taken away or put in at random.
  fileprivate mutating func damaged(_ node: JSONNode) -> JSONNode {
    switch node.kind {
    case .object(var members) where !members.isEmpty && chance(85):
      let index = below(members.count)
      switch below(8) {
      case 0: members.remove(at: index)
      case 1:
        members[index].key = pick(
          ElementDefinition.fileFormat.keys + StateDefinition.fileFormat.keys
            + ActionDefinition.fileFormat.cases.map(\.key) + StubRule.fileFormat.keys
            + StubAnswer.fileAnswer.keys + RequestDefinition.choiceFile.keys)
      default: members[index].value = damaged(members[index].value)
      }
      var seen: Set<String> = []
      return JSONNode(.object(members.filter { seen.insert($0.key).inserted }))
    case .array(var nodes) where !nodes.isEmpty && chance(85):
      let index = below(nodes.count)
      nodes[index] = damaged(nodes[index])
      return JSONNode(.array(nodes))
    default:
      return JSONNode(
        pick([
          .null, .bool(true), .integer(-1), .integer(3), .real(0.5), .string(""), .string("a"),
          .string("2s"), .array([]), .object([]), .array([JSONNode(.string("pop"))]),
          .object([JSONMember("bind", JSONNode(.string("a")))]),
        ]))
    }
  }
}
