import Foundation
package import SimulatedApp
import VirtualTime

/// What the environment says of how sessions run.
///
/// `REHEARSAL_SEED` seeds them, `REHEARSAL_REPLAY` replays a token, `REHEARSAL_DEVICE` names the
/// device, `REHEARSAL_OS` the version of its system, `REHEARSAL_LANGUAGE` the language of its
/// prompts, `REHEARSAL_ARGUMENTS` gives every launch arguments, `REHEARSAL_HARDWARE_KEYBOARD`
/// connects a keyboard of keys, and `REHEARSAL_JOURNAL` names a folder that gets a journal a test.
/// `REHEARSAL_FAULTS` says what is to go wrong in them.
/// `REHEARSAL_TIMING` names what the steps of tests cost, and `REHEARSAL_LOG` is `off` or names a
/// file for the log that is else printed. ``CampaignSettings`` holds what makes a test a campaign.
package enum SessionSettings {
  /// The configuration of the next session; wrong words are left out, and are ``faults(in:)``.
  package static func configuration(
    from environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> SessionConfiguration {
    var configuration = SessionConfiguration()
    if let text = environment["REHEARSAL_SEED"], let seed = Seed(text) { configuration.seed = seed }
    configuration.replay = environment["REHEARSAL_REPLAY"]
    configuration.device = environment["REHEARSAL_DEVICE"].flatMap { DeviceProfile.named($0) }
    configuration.system = environment["REHEARSAL_OS"].flatMap(SystemVersion.init(named:))
    configuration.language = environment["REHEARSAL_LANGUAGE"]
    if let timing = environment["REHEARSAL_TIMING"].flatMap(AutomationTiming.named) {
      configuration.timing = timing
    }
    if let plan = environment["REHEARSAL_FAULTS"].flatMap({ try? FaultPlan(parsing: $0) }) {
      configuration.faults = plan
    }
    configuration.isJournaling = environment["REHEARSAL_JOURNAL"]?.isEmpty == false
    configuration.isKeyboardConnected =
      environment["REHEARSAL_HARDWARE_KEYBOARD"]?.isEmpty == false
    configuration.arguments = ArgumentList.split(environment["REHEARSAL_ARGUMENTS"] ?? "")
    return configuration
  }

  /// What is wrong with an environment, one sentence each.
  package static func faults(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    var faults: [String] = []
    if let text = environment["REHEARSAL_SEED"], Seed(text) == nil {
      faults.append("REHEARSAL_SEED is \"\(text)\", which is no whole number from 0 to 2^64 - 1.")
    }
    if let name = environment["REHEARSAL_DEVICE"], DeviceProfile.named(name) == nil {
      faults.append(
        "REHEARSAL_DEVICE is \"\(name)\"; the known devices are "
          + DeviceProfile.names.joined(separator: ", ") + "."
          + (DeviceProfile.nearest(to: name).map { " Did you mean \($0)?" } ?? ""))
    }
    if let name = environment["REHEARSAL_OS"], SystemVersion(named: name) == nil {
      faults.append(
        "REHEARSAL_OS is \"\(name)\"; the known versions are "
          + SystemVersion.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    }
    if let name = environment["REHEARSAL_LANGUAGE"], SystemLanguage(named: name) == nil {
      faults.append(
        "REHEARSAL_LANGUAGE is \"\(name)\"; the known languages are "
          + SystemLanguage.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    }
    if let name = environment["REHEARSAL_TIMING"], AutomationTiming.named(name) == nil {
      faults.append(
        "REHEARSAL_TIMING is \"\(name)\"; the known timings are "
          + AutomationTiming.names.joined(separator: ", ") + ".")
    }
    if let token = environment["REHEARSAL_REPLAY"] {
      do throws(ReplayTokenError) {
        _ = try ReplayToken(parsing: token)
      } catch {
        faults.append("REHEARSAL_REPLAY: \(error)")
      }
    }
    if let text = environment["REHEARSAL_FAULTS"] {
      do throws(FaultPlanError) {
        _ = try FaultPlan(parsing: text)
      } catch {
        faults.append("REHEARSAL_FAULTS: \(error)")
      }
    }
    return faults
  }

  /// Writes the journal of a finished test into the folder that asks for them.
  static func keepJournal(of session: AppSession) {
    guard let journal = session.device.journal,
      let folder = ProcessInfo.processInfo.environment["REHEARSAL_JOURNAL"], !folder.isEmpty
    else { return }
    let name = JournalNames.shared.name(for: session.testName)
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let file = url.appendingPathComponent("\(name).journal.jsonl")
    do {
      try Data(journal.bytes).write(to: file)
    } catch {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      let reason =
        isThere && !isFolder.boolValue ? "\(folder) is no folder." : error.localizedDescription
      FileHandle.standardError.write(
        Data("The journal \(file.path) was not written: \(reason)\n".utf8))
    }
  }
}

/// Splits a line into arguments as a shell does: blanks part them, quotes keep them together.
enum ArgumentList {
  /// The arguments of a line.
  static func split(_ line: String) -> [String] {
    var arguments: [String] = []
    var current: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { current = (current ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        current = current ?? ""
      } else if character.isWhitespace {
        if let word = current { arguments.append(word) }
        current = nil
      } else {
        current = (current ?? "") + String(character)
      }
    }
    if let word = current { arguments.append(word) }
    return arguments
  }
}
