import AccessibilityTree
import Foundation
import SimulatedApp
import Testing

@testable import AppFiles

@Suite("The schemas")
struct SchemaTests {
  private let validator: SchemaValidator
  private static let read = Result { try SchemaValidator(folder: screensFolder) }

  init() throws { validator = try Self.read.get() }

  // MARK: - Against the tables of the reader

  private func keys(_ document: String, _ definition: String?) -> [String] {
    var schema = validator.documents[document]
    if let definition { schema = schema?.member("$defs")?.value.member(definition)?.value }
    guard case .object(let members)? = schema?.member("properties")?.value.kind else { return [] }
    return members.map(\.key)
  }

  @Test(
    "list the keys of screen files",
    arguments: [
      (nil, FileKeys.screen), ("state", FileKeys.state), ("transition", FileKeys.transition),
      ("delayedTransition", FileKeys.delayedTransition), ("invocation", FileKeys.invocation),
      ("retry", FileKeys.retry), ("action", FileKeys.action), ("push", FileKeys.push),
      ("present", FileKeys.present), ("raise", FileKeys.raise), ("alert", FileKeys.alert),
      ("alertButton", FileKeys.alertButton), ("ask", FileKeys.ask), ("share", FileKeys.share),
      ("track", FileKeys.track), ("draw", FileKeys.draw),
      ("entry", StorageKind.named.map(\.rawValue)),
      ("element", FileKeys.element),
      ("size", FileKeys.size), ("range", FileKeys.range), ("command", FileKeys.command),
      ("colors", FileKeys.colors), ("font", FileKeys.font),
      ("typing", FileKeys.typing),
      ("position", FileKeys.position), ("gestureEvent", FileKeys.gesture),
      ("boundText", FileKeys.boundText),
      ("tableText", FileKeys.tableText), ("indexPath", FileKeys.indexPath),
      ("choice", FileKeys.choice), ("choiceCase", FileKeys.choiceCase),
      ("section", FileKeys.section), ("component", FileKeys.use), ("law", FileKeys.latency),
      ("normal", FileKeys.normal),
      ("logNormal", FileKeys.logNormal), ("exponential", FileKeys.exponential),
      ("empirical", FileKeys.empirical), ("mixturePart", FileKeys.mixturePart),
    ] as [(String?, [String])])
  func screenKeys(_ definition: String?, _ keys: [String]) {
    #expect(self.keys("screen.schema.json", definition) == keys)
  }

  @Test(
    "list the keys of the app file",
    arguments: [
      (nil, FileKeys.app), ("coordinatorChoice", FileKeys.coordinatorChoice),
      ("coordinator", FileKeys.coordinator), ("tab", FileKeys.tab), ("loader", FileKeys.loader),
      ("deepLink", FileKeys.deepLink), ("interruption", FileKeys.interruption),
      ("banner", FileKeys.banner), ("stubs", FileKeys.stubs), ("request", FileKeys.request),
      ("requestVariant", FileKeys.requestVariant), ("requestChoice", FileKeys.requestChoice),
      ("startItem", FileKeys.startItem),
      ("variants", FileKeys.variants), ("accounts", FileKeys.accounts),
      ("account", FileKeys.account), ("toggles", FileKeys.toggles), ("toggle", FileKeys.toggle),
      ("experiments", FileKeys.experiments), ("appCommand", FileKeys.appCommand),
      ("parameter", FileKeys.parameter),
    ] as [(String?, [String])])
  func appKeys(_ definition: String?, _ keys: [String]) {
    #expect(self.keys("app.schema.json", definition) == keys)
  }

  @Test(
    "list the keys of the rules of stubs",
    arguments: [
      (nil, FileKeys.stubFile), ("rule", FileKeys.stubRule), ("bodyAnswer", FileKeys.stubAnswer),
      ("fileAnswer", FileKeys.stubFileAnswer),
      ("droppedConnection", FileKeys.droppedConnection), ("networkError", FileKeys.networkError),
    ] as [(String?, [String])])
  func stubKeys(_ definition: String?, _ keys: [String]) {
    #expect(self.keys("stubs.schema.json", definition) == keys)
  }

  @Test("list the keys of components")
  func componentKeys() {
    #expect(keys("component.schema.json", nil) == FileKeys.component)
  }

  @Test("list the words of every enumeration")
  func words() throws {
    let definitions = try #require(
      validator.documents["screen.schema.json"]?.member("$defs")?.value)
    func words(_ path: String...) -> [String] {
      let node = path.reduce(Optional(definitions)) { $0?.member($1)?.value }
      return node?.parts.compactMap { if case .string(let word) = $0.kind { word } else { nil } }
        ?? []
    }
    let types = ElementType.allCases.filter { $0 != .any }.map(\.caseName)
    #expect(words("element", "properties", "type", "enum") == types)
    let traits = ElementTraits.named.map(\.name)
    #expect(words("element", "properties", "traits", "items", "enum") == traits)
    let controls = ControlStyle.allCases.map(\.rawValue)
    #expect(words("element", "properties", "style", "enum") == controls)
    let realised = ContainerDefinition.Realised.allCases.map(\.rawValue)
    #expect(words("element", "properties", "realises", "enum") == realised)
    let layouts = ElementDefinition.Layout.allCases.map(\.rawValue)
    #expect(words("element", "properties", "layout", "enum") == layouts)
    let gestures = ElementGesture.allCases.map(\.rawValue)
    #expect(words("element", "properties", "on", "propertyNames", "enum") == gestures)
    let resources = ProtectedResource.allCases.map(\.rawValue)
    #expect(words("resource", "enum") == resources)
    let keyboards = KeyboardKind.allCases.map(\.rawValue)
    #expect(words("typing", "properties", "keyboard", "enum") == keyboards)
    let returnKeys = ReturnKeyKind.allCases.map(\.rawValue)
    #expect(words("typing", "properties", "returnKey", "enum") == returnKeys)
    let capitals = CapitalizationKind.allCases.map(\.rawValue)
    #expect(words("typing", "properties", "capitalization", "enum") == capitals)
    let alerts = AlertDefinition.Style.allCases.map(\.rawValue)
    #expect(words("alert", "properties", "style", "enum") == alerts)
    let roles = AlertDefinition.Button.Role.allCases.map(\.rawValue)
    #expect(words("alertButton", "properties", "role", "enum") == roles)
    let styles = PresentationStyle.allCases.map(\.rawValue)
    #expect(words("present", "properties", "style", "enum") == styles)
    let detents = SheetDetent.allCases.map(\.rawValue)
    #expect(words("present", "properties", "detents", "items", "enum") == detents)
    let kinds = StorageKind.allCases.map(\.rawValue)
    #expect(words("storage", "enum") == kinds)
    let cancellations = InvocationDefinition.Cancellation.allCases.map(\.rawValue)
    #expect(words("invocation", "properties", "cancel", "enum") == cancellations)
  }

  // MARK: - Against files

  /// Whether the reader finds the shape of a file right, whatever the names in it refer to.
  private func reads(_ node: JSONNode, asApp: Bool) -> Bool {
    let collector = FaultCollector(file: "file.json")
    let cursor = JSONCursor(node: node, path: .top, collector: collector)
    if asApp { _ = cursor.app() } else { _ = cursor.screen(named: "file") }
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
    for seed in 0..<UInt64(400) {
      var draws = SeededDraws(seed: seed)
      var node = draws.stubSet().json
      if draws.chance(60) { node = draws.damaged(node) }
      let collector = FaultCollector(file: "rules.json")
      _ = JSONCursor(node: node, path: .top, collector: collector).stubRules()
      let accepted = try validator.accepts(node, "stubs.schema.json")
      try #require(
        accepted == collector.findings.isEmpty, "seed \(seed): \(JSONWriter.text(node))")
      counts[accepted, default: 0] += 1
    }
    #expect(counts[true] ?? 0 > 80)
    #expect(counts[false] ?? 0 > 80)
  }

  @Test("agree with the reader on random files, right and wrong")
  func random() throws {
    var counts = [true: 0, false: 0]
    for seed in 0..<UInt64(500) {
      var draws = SeededDraws(seed: seed)
      let asApp = draws.chance(30)
      var node = asApp ? draws.app().json : draws.screen().json
      if draws.chance(70) { node = draws.damaged(node) }
      let accepted = try validator.accepts(node, document(asApp: asApp))
      try #require(
        accepted == reads(node, asApp: asApp), "seed \(seed): \(JSONWriter.text(node))")
      counts[accepted, default: 0] += 1
    }
    #expect(counts[true] ?? 0 > 80)
    #expect(counts[false] ?? 0 > 80)
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
          FileKeys.element + FileKeys.state + FileKeys.action + FileKeys.stubRule
            + FileKeys.stubFileAnswer + FileKeys.requestChoice)
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
