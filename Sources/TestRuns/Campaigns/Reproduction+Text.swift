import EventOrders
package import SimulatedApp
import Trials

extension Reproduction {
  /// The result of the search, in words.
  ///
  /// `variables` are those that a replay needs besides its token, each followed by a space.
  package func text(of test: String, in folder: AppFolder? = nil, variables: String = "") -> String
  {
    guard let known = logged.failures.first else { return "\(test): the log has no failure of it." }
    let place = known.line > 0 ? ", \(known.identity.file):\(known.line)" : ""
    let lines = ["\(test)\(place)", "  The log says: \(known.summary)"]
    return (lines + ending(folder, variables)).joined(separator: "\n")
  }

  private func ending(_ folder: AppFolder?, _ variables: String) -> [String] {
    guard let found else {
      let lacks = (lacks ?? "").split(separator: "\n").map { "  " + $0 }
      return ["  Not reproduced in \(runs) runs. For the model to fail so:"] + lacks
    }
    var findings = found.findings
    if let folder { findings = findings.located(in: folder) }
    let settings =
      variables
      + ReplayCommand.settings(
        latencies: found.latencies.name, faults: found.faults.isEmpty ? "" : "\(found.faults)")
    let under =
      found.faults.isEmpty
      ? "with latencies \(found.latencies.name)" : "with the fault \(found.faults)"
    return ["  Reproduced in \(runs) runs, \(under)."]
      + (findings.failureText(settings: settings) ?? "").split(separator: "\n").map { "  " + $0 }
  }
}
