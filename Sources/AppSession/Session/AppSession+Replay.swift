import AppCompiling
import AppFiles
import AppModel
import AppRuntime
import EnvironmentVariables
package import VirtualTime

/// Tokens that replay the run of a session, and no other.
extension AppSession {
  /// The token that replays the run so far.
  package var replayToken: String {
    device.choices.token.with(replayContext).description
  }

  /// What the run depends on besides its choices.
  package var replayContext: ReplayContext { replayContextIfAsked() }

  /// Computes what the run depends on when it is called, without holding the session.
  ///
  /// Only failures need it, and for a large app it takes longer than a trial.
  package var replayContextIfAsked: @Sendable () -> ReplayContext {
    let (app, asked, repeated) = (app, setup.asked, use.repeated(for: testName))
    return {
      ReplayContext { part in
        switch part {
        case .test: stableHash(TestFilter.plainName(of: repeated).utf8)
        case .app: stableHash(app.definition.bundleIdentifier.utf8)
        case .model: app.fingerprint.model
        case .latencies: app.fingerprint.latencies
        case .faults: stableHash(asked.faults.description.utf8)
        case .device: stableHash(asked.deviceWords(of: app).utf8)
        }
      }
    }
  }

  /// Whether a user has given a token of another test.
  package var isReplayOfOtherTest: Bool { GivenReplay(session: self).differences.contains(.test) }

  /// Why the token that a user passed does not replay this run; nil if it does, or if the token
  /// does not name its run.
  package var replayRefusal: String? { GivenReplay(session: self).refusal }
}

/// The replay token that a user passed, compared with the run of a session.
private struct GivenReplay: SessionPart {
  let session: AppSession

  var refusal: String? {
    let differences = differences
    guard !differences.isEmpty else { return nil }
    let isOfOther = differences.contains(.test) || differences.contains(.app)
    let words = differences.filter { !isOfOther || $0 == .test || $0 == .app }.map(words)
    return "The token in \(EnvironmentVariable.replay.name) is of "
      + "\(words.joined(separator: ", of ")). "
      + "Paste the whole replay line, and replay with the app and the build that printed it."
  }

  /// What this run depends on that was different in the run of the token.
  var differences: [ReplayContext.Part] {
    guard session.setup.asked.isReplayGiven, let text = session.setup.asked.replay else {
      return []
    }
    guard let made = (try? ReplayToken(parsing: text))?.context else { return [] }
    return session.replayContext.differences(from: made)
  }

  /// The faults of the run in words.
  private var faults: String {
    let faults = session.setup.asked.faults
    return faults.isEmpty ? "none" : "\(faults)"
  }

  private func words(_ part: ReplayContext.Part) -> String {
    switch part {
    case .test: "another test"
    case .app: "another app than \(session.app.definition.bundleIdentifier)"
    case .model: "another version of the app's files"
    case .latencies: "other latencies, by \(EnvironmentVariable.latencies.name) or the app's files"
    case .faults:
      "other faults than \(faults) (\(EnvironmentVariable.faults.name))"
    case .device:
      "another device, system, language, timing or order of sets, or other arguments"
    }
  }
}

extension AutomationTiming {
  /// The timing as text; that of a named timing is made once, since a search asks for a token after
  /// every run.
  fileprivate var replayText: String {
    Self.namedTexts.first { $0.timing == self }?.text ?? "\(self)"
  }

  private static let namedTexts = names.compactMap(named).map { (timing: $0, text: "\($0)") }
}

extension SessionConfiguration {
  /// The settings of the device and of the steps of the test.
  fileprivate func deviceWords(of app: CompiledApp) -> String {
    let words = [
      (device ?? app.device).fullName, system?.rawValue ?? "", language ?? "",
      "\(isKeyboardConnected)", arguments.joined(separator: " "), timing.replayText,
    ]
    // Tokens of the usual order stay as they were before the order could be another one.
    let order = hashing == Self.usualHashing ? [] : [String(hashing)]
    return (words + order).joined(separator: "\n")
  }
}
