import SeededCases
import Testing

@testable import SuiteAdoption

/// Repairs of damaged sources, at any place the compiler may name.
@Suite struct RepairFuzzTests {
  private static let source = """
    import Server
    @objc class Mock: XCTestCase {
      @Kept
      var server = HTTP(1)
      init(port: Int) {
        server = HTTP(port)
        try! server.start()
      }
      override func setUp() async throws {
        router["/a"] = Data { b() }
        form.context = .middle
      }
      func a(_ b: (Int) -> Int) -> Self { return self }
    }

    """
  private static let messages = [
    "cannot find 'HTTP' in scope", "value of type 'Form' has no member 'context'",
    "return from initializer without initializing all stored properties",
    "main actor-isolated property 'app' can not be mutated",
  ]

  private static func repairs(
    of source: String, _ error: CompilerError
  ) -> [String] {
    let repair = SourceRepair(source)
    return [
      repair.text(leavingOutStatementAt: error), repair.text(leavingOutPreparationAt: error),
      repair.text(leavingOutAssignmentAt: error), repair.text(leavingOutMemberAt: error),
      repair.text(leavingOut: error), repair.text(blanking: error),
      repair.text(isolating: error), repair.text(hidingFromObjectiveC: error),
    ].compactMap(\.self)
  }

  private static func lines(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  @Test func `lines keep their numbers whatever the source and the place`() {
    for seed in FuzzCount.times(300) {
      let bytes = BrokenBytes.of(
        Self.source, pieces: ["func ", "{", "}", "class A {", "\"", "(", "init"], seed: seed)
      let text = String(decoding: bytes, as: UTF8.self)
      let (line, column) = (Int(seed % 19) + 1, Int(seed % 41) + 1)
      let printed = "/a/b.swift:\(line):\(column): error: \(Self.messages[Int(seed % 4)])\n"
      for error in CompilerError.all(in: printed) {
        for repaired in Self.repairs(of: text, error) {
          #expect(Self.lines(repaired) == Self.lines(text), "seed \(seed)")
        }
      }
    }
  }
}
