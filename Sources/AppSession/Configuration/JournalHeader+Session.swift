import AppCompiling
import AppModel
package import RunJournal
package import VirtualTime

extension JournalHeader {
  /// The first line of a session's journal, from the configuration before faults were drawn.
  init(of app: CompiledApp, _ asked: SessionConfiguration, seed: Seed, device: DeviceProfile) {
    self.init(app: app.definition, seed: seed, device: device.fullName)
    replay = asked.replay
    faults = asked.faults
    variant = app.variant
    latencies = app.latencies == .asWritten ? nil : app.latencies.name
    language = asked.language
    screenChange = asked.timing.screenChange
    keyboardChange = asked.timing.keyboardChange
    suspension = asked.timing.suspension
  }
}

extension SessionConfiguration {
  /// The configuration of a session that repeats the run of a journal.
  package init(repeating header: JournalHeader, seed: Seed) {
    self.init(
      seed: seed, device: DeviceProfile.named(header.device), replay: header.replay,
      wallClockStart: header.wallClockStart, language: header.language)
    faults = header.faults
    timing.screenChange = header.screenChange
    timing.keyboardChange = header.keyboardChange
    timing.suspension = header.suspension
  }
}
