import EventOrders
import Foundation
import SimulatedApp
import Synchronization
import TestHost
import Trials

/// Looks for the failures of a log in the tests of the process.
final class HostedReproduction: TrialMaking {
  private let logged: [LoggedTest]
  private let runLimit: Int
  private let output: String?
  /// The result for each failure, in order.
  private let found = Mutex<[(isReproduced: Bool, text: String)]>([])

  /// Makes a search for the failures in a file that `rehearse reproduce` writes.
  init?(_ wanted: CampaignSettings.Reproduced, output: String?) {
    guard let data = FileManager.default.contents(atPath: wanted.file),
      let logged = try? JSONDecoder().decode([LoggedTest].self, from: data)
    else { return nil }
    self.logged = logged
    runLimit = wanted.runLimit
    self.output = output
  }

  func run(_ test: some HostedTrialCase) {
    let name = test.campaignName
    guard let logged = logged.first(where: { $0.isTest(name) && !$0.failures.isEmpty }) else {
      return test.markSkipped("The log has no failure of this test.")
    }
    let repeated = RepeatedTest(test, latencies: .asWritten)
    if let fault = test.appFault(
      among: repeated.record(of: RunRequest(seed: Seed(1))).trial.failures)
    {
      return found.withLock { $0.append((false, "\(name)\n\(fault.message)")) }
    }
    let reproduction = Reproduction(of: logged, runLimit: runLimit) { plan in
      RepeatedTest(test, latencies: plan)
    }
    let text = reproduction.text(
      of: name, in: repeated.folder, variables: VariableReading().replaySettings)
    HostOutput.print("\n" + text)
    found.withLock { $0.append((reproduction.found != nil, text)) }
  }

  /// Writes the results for all failures.
  func end() {
    let found = found.withLock { $0 }
    guard !found.isEmpty, let output else { return }
    let same = found.count { $0.isReproduced }
    let first = "\(same) of \(found.count) failures of the log are reproduced."
    let text = ([first] + found.map(\.text)).joined(separator: "\n\n") + "\n"
    ResultFolder.write(Array(text.utf8), to: ResultFolder.reproduced, in: output)
  }
}
