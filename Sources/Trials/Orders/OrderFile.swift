/// The findings of a search for order dependence as a JSON Lines file: a head, then one line per
/// dependence.
package enum OrderFile {
  /// The version that is written.
  package static let version = 1

  /// The bytes of the file.
  package static func bytes(of findings: OrderFindings) -> [UInt8] {
    let head = Head(
      tests: findings.tests, runs: findings.runs,
      unexplained: findings.unexplained.map { findings.tests[$0] })
    return JSONLine.bytes(head)
      + findings.dependences.flatMap { JSONLine.bytes(Line($0, of: findings.tests)) }
  }

  private struct Head: Encodable {
    let format = "rehearsal-orders"
    let version = OrderFile.version
    let tests: [String]
    let runs: Int
    let unexplained: [String]
  }

  private struct Line: Encodable {
    let victim: String
    let polluters: [String]
    let cleaners: [String]
    let alone: String?
    let after: String?

    init(_ found: OrderFindings.Dependence, of tests: [String]) {
      victim = tests[found.victim]
      polluters = found.polluters.map { tests[$0] }
      cleaners = found.cleaners.map { tests[$0] }
      alone = found.alone
      after = found.after
    }
  }
}
