import Foundation
import LabGoals
import Trials

/// Searches the built tests of this package and makes trials of them, with the tool `rehearse` next
/// to this program.
struct HostedCertificates {
  /// Why there is no result.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// The tests, as a pattern of their names.
  let filter: String
  let trials: Int
  let jobs: Int
  /// The folder that keeps the results.
  let output: String

  /// One row for each test.
  func rows() throws -> [CertificateTrial] {
    try rehearse(["campaign", "search", "exhaustive"])
    try rehearse([
      "campaign", "--runs", String(trials), "--sprt", "off", "--jobs", String(jobs),
    ])
    let records = try SearchFile.read(content(of: "search.jsonl"))
    let made = try Self.trials(in: content(of: "results.jsonl"))
    return records.map { record in
      let trial = made[record.test]
      return CertificateTrial(
        test: record.test, isCertified: record.isCertified, verdict: record.verdict,
        trials: trial?.trials ?? 0, failures: trial?.failures ?? 0)
    }
  }

  /// The fields of a line of the results.
  private struct Line: Decodable {
    let test: String
    let trials: Int
    let failures: Int
  }

  /// The lines of the results by their tests; the head is none.
  private static func trials(in data: Data) -> [String: Line] {
    let lines = data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(Line.self, from: Data($0))
    }
    return Dictionary(lines.map { ($0.test, $0) }) { first, _ in first }
  }

  private func content(of name: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: "\(output)/\(name)") else {
      throw Fault(description: "\(output)/\(name) was not written: see \(output)/log.txt.")
    }
    return data
  }

  /// Runs the tool; it exits with 1 if a test fails, which is a result here.
  private func rehearse(_ words: [String]) throws {
    let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: products.path)
    guard let bundle = names.sorted().first(where: { $0.hasSuffix(".xctest") }) else {
      throw Fault(
        description: "there are no built tests in \(products.path): add --build-tests to the "
          + "build, and in release -Xswiftc -enable-testing.")
    }
    let process = Process()
    process.executableURL = products.appending(path: "rehearse")
    process.arguments =
      words + [
        "--filter", filter, "--bundle", products.appending(path: bundle).path, "--output", output,
      ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }
}
