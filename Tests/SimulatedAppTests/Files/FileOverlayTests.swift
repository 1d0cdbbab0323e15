import SeededCases
import SimulatedApp
import Testing

@testable import AppFiles

@Suite("Laying one file over another")
struct FileOverlayTests {
  private static func node(_ text: String) throws -> JSONNode {
    try #require(JSONReader.read(Array(text.utf8)).node)
  }

  private static func merged(
    _ overlay: String, over base: String
  ) throws -> (text: String?, faults: [String]) {
    let collector = FaultCollector(file: "file.json")
    let merged = FileOverlay(collector).merge(try node(overlay), over: try node(base))
    return (
      merged.map { $0.plain },
      collector.findings.map { $0.message + ($0.nearest.map { "; \($0)" } ?? "") }
    )
  }

  @Test(
    "changes, adds and takes away",
    arguments: [
      (#"{"a": 2}"#, #"{"a": 1, "b": 1}"#, #"{"a":2,"b":1}"#),
      (#"{"c": 3}"#, #"{"a": 1}"#, #"{"a":1,"c":3}"#),
      (#"{"a": null}"#, #"{"a": 1, "b": 1}"#, #"{"b":1}"#),
      (
        #"{"a": {"b": {"c": 1}}}"#, #"{"a": {"b": {"d": 2}, "e": 3}}"#,
        #"{"a":{"b":{"d":2,"c":1},"e":3}}"#
      ),
      (#"{"a": [1]}"#, #"{"a": [2, 3]}"#, #"{"a":[1]}"#),
      (#"{"a": {"$replace": {"c": 1}}}"#, #"{"a": {"b": 1}}"#, #"{"a":{"c":1}}"#),
      (#"{"a": {"$replace": null}}"#, #"{"a": 1}"#, #"{"a":null}"#),
      (#"{"$replace": {"b": 1}}"#, #"{"a": 1}"#, #"{"b":1}"#),
      (#"{"a": {"b": 1}}"#, #"{"a": 1}"#, #"{"a":{"b":1}}"#),
    ])
  func objects(_ overlay: String, _ base: String, _ wanted: String) throws {
    let merged = try Self.merged(overlay, over: base)
    #expect(merged.text == wanted)
    #expect(merged.faults == [])
  }

  private static let list =
    #"[{"identifier": "a", "v": 1}, {"type": "x"}, {"identifier": "b", "v": 2}]"#

  @Test(
    "merges the parts of a list that have identifiers",
    arguments: [
      (
        #"[{"identifier": "b", "v": 3}]"#,
        #"[{"identifier":"a","v":1},{"type":"x"},{"identifier":"b","v":3}]"#
      ),
      (
        #"[{"identifier": "c"}]"#,
        #"[{"identifier":"a","v":1},{"type":"x"},{"identifier":"b","v":2},{"identifier":"c"}]"#
      ),
      (
        #"[{"identifier": "a", "$remove": true}]"#,
        #"[{"type":"x"},{"identifier":"b","v":2}]"#
      ),
      (
        #"[{"identifier": "c", "$before": "a"}]"#,
        #"[{"identifier":"c"},{"identifier":"a","v":1},{"type":"x"},{"identifier":"b","v":2}]"#
      ),
      (
        #"[{"identifier": "a", "$after": "b"}]"#,
        #"[{"type":"x"},{"identifier":"b","v":2},{"identifier":"a","v":1}]"#
      ),
      (#"[{"type": "y"}]"#, #"[{"type":"y"}]"#),
      (#"[]"#, #"[]"#),
      (#"{"$replace": [{"identifier": "a"}]}"#, #"[{"identifier":"a"}]"#),
    ])
  func lists(_ overlay: String, _ wanted: String) throws {
    let merged = try Self.merged(overlay, over: Self.list)
    #expect(merged.text == wanted)
    #expect(merged.faults == [])
  }

  @Test(
    "tells what it cannot do",
    arguments: [
      (#"{"hlep": null}"#, #"{"help": 1}"#, #"there is no "hlep" to remove; help"#),
      (
        #"[{"identifier": "bb", "$remove": true}]"#, #"[{"identifier": "b"}]"#,
        #"there is no "bb" to remove; b"#
      ),
      (
        #"[{"identifier": "c", "$before": "bb"}]"#, #"[{"identifier": "b"}]"#,
        #"there is no "bb" to place this next to; b"#
      ),
      (
        #"[{"identifier": "c", "$after": 1}]"#, #"[{"identifier": "b"}]"#,
        "expected an identifier, found a number"
      ),
      (
        #"[{"identifier": "b"}]"#, #"[{"identifier": "b"}, {"identifier": "b"}]"#,
        #"the identifier "b" appears twice in the list below, which cannot be merged"#
      ),
      (#"{"a": 1, "$replace": 1}"#, "{}", #""$replace" must be the only key of its object"#),
      (
        #"{"a": {"$remove": true}}"#, #"{"a": 1}"#,
        #""$remove" needs an element with an identifier, in a list that exists already"#
      ),
    ])
  func faults(_ overlay: String, _ base: String, _ fault: String) throws {
    #expect(try Self.merged(overlay, over: base).faults == [fault])
  }

  // MARK: - Against the RFC

  /// The merge of RFC 7386 as it is written there, which knows nothing of lists and faults.
  private static func patched(_ target: JSONNode?, _ patch: JSONNode) -> JSONNode {
    guard case .object(let members) = patch.kind else { return patch }
    var result: [JSONMember] = []
    if case .object(let own)? = target?.kind { result = own }
    for member in members {
      let index = result.firstIndex { $0.key == member.key }
      if member.value.kind == .null {
        if let index { result.remove(at: index) }
      } else {
        let made = JSONMember(
          member.key, patched(index.map { result[$0].value }, member.value))
        if let index { result[index] = made } else { result.append(made) }
      }
    }
    return JSONNode(.object(result))
  }

  private static func random(_ draws: inout SeededDraws, depth: Int) -> JSONNode {
    switch draws.below(depth > 2 ? 3 : 6) {
    case 0: return JSONNode(.integer(Int64(draws.below(5))))
    case 1: return JSONNode(.null)
    case 2: return JSONNode(.array([JSONNode(.integer(Int64(draws.below(3))))]))
    default:
      var members: [JSONMember] = []
      for key in ["a", "b", "c"] where draws.chance(60) {
        members.append(JSONMember(key, random(&draws, depth: depth + 1)))
      }
      return JSONNode(.object(members))
    }
  }

  @Test("follows RFC 7386 for objects")
  func oracle() {
    for seed in FuzzCount.times(500) {
      var draws = SeededDraws(seed: seed)
      let (base, patch) = (Self.random(&draws, depth: 0), Self.random(&draws, depth: 0))
      guard patch.kind != .null else { continue }
      let merged = FileOverlay(FaultCollector(file: "f")).merge(patch, over: base)
      #expect(merged?.plain == Self.patched(base, patch).plain, "seed \(seed)")
    }
  }
}

extension JSONNode {
  /// The value as text without blanks.
  fileprivate var plain: String {
    switch kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .string(let text): "\"\(text)\""
    case .array(let nodes): "[" + nodes.map(\.plain).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\"\($0.key)\":\($0.value.plain)" }.joined(separator: ",") + "}"
    }
  }
}
