import EnvironmentVariables
import Foundation
import TestRuns

/// A model that is drafted from built tests, which run in a separate process.
struct ModelDraft {
  /// The report of the draft, and the tests that were left out.
  let text: String
  /// Whether all tests pass on the model.
  let hasPassed: Bool

  /// How many tests may crash before the draft is given up.
  private static let crashLimit = 20

  /// Drafts from tests, and writes to a folder; tests that crash the process are left out.
  init(of tests: [String], in bundle: TestBundle, to folder: String) throws(TestBundle.Fault) {
    var tests = tests
    var crashed: [String] = []
    let absolute = URL(fileURLWithPath: folder).standardizedFileURL.path
    let report = absolute + "/" + DraftFolder.report
    let variables = [EnvironmentVariable.draft: absolute].named
    while crashed.count <= Self.crashLimit, !tests.isEmpty {
      let end = try bundle.run(tests, environment: variables, log: absolute + "/draft.log")
      if FileManager.default.fileExists(atPath: report) { break }
      let running = absolute + "/" + DraftFolder.running
      guard let name = try? String(contentsOfFile: running, encoding: .utf8),
        let place = tests.firstIndex(of: name)
      else {
        throw TestBundle.Fault(
          description: "the tests ended \(end.words); see \(folder)/draft.log")
      }
      crashed.append(tests.remove(at: place))
    }
    let written = (try? String(contentsOfFile: report, encoding: .utf8)) ?? ""
    text = written + crashed.map { "Left out, since it ends the process of the tests: \($0)\n" }.joined()
    hasPassed = DraftFolder.hasPassed(written) && crashed.isEmpty
  }
}
