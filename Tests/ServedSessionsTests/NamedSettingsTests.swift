import ServedSessions
import SimulatedApp
import Testing

/// Settings by name, and the messages about unknown names.
struct NamedSettingsTests {
  private let apps = SampleSessions.server().apps

  private func fault(_ set: (inout NamedSettings) -> Void) -> SessionFault? {
    var named = NamedSettings()
    set(&named)
    do throws(SessionFault) { _ = try named.settings(of: apps) } catch { return error }
    return nil
  }

  @Test func `known names become settings`() throws {
    var named = NamedSettings()
    named.app = "Shop"
    named.seed = 7
    named.device = "iPhone 17"
    named.language = "de"
    named.faults = "loader-failure=0.5"
    named.latencies = "everyday"
    named.timing = "xcode26"
    let settings = try named.settings(of: apps)

    #expect(settings.app.name == "Shop")
    #expect(settings.configuration.seed == 7)
    #expect(settings.configuration.device?.name == "iPhone 17")
    #expect(settings.configuration.language == "de")
    #expect(!settings.configuration.faults.isEmpty)
    #expect(settings.latencies.name == "everyday")
    #expect(settings.configuration.timing == .xcode26)
  }

  @Test func `an unknown name is told with the nearest one`() {
    #expect(
      fault { $0.device = "iPhone 71" }?.message.hasPrefix(
        "There is no device \"iPhone 71\"; the nearest is ") == true)
    #expect(fault { $0.language = "xx" }?.help == "There are: en, ru, ja, de, fr, es, zh-Hans")
    #expect(
      fault { $0.latencies = "everyda" }?.message
        == "There is no plan of latencies \"everyda\"; the nearest is \"everyday\".")
    #expect(fault { $0.faults = "rain" }?.kind == .invalid)
    #expect(fault { $0.timing = "xcode27" }?.kind == .invalid)
  }
}
