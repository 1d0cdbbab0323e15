import SimulatedApp
import Testing

@testable import TestHost
@testable import XCUIAutomation

@Suite struct SessionSettingsTests {
  @Test func `the environment decides how sessions run`() {
    let configuration = SessionSettings.configuration(
      from: VariableReading([
        "REHEARSAL_SEED": "42", "REHEARSAL_DEVICE": "iPhone 8", "REHEARSAL_JOURNAL": "out",
        "REHEARSAL_ARGUMENTS": "-coordinatorUnderUITest 'Home Coordinator' -flag",
        "REHEARSAL_TIMING": "xcode13",
      ]))
    #expect(configuration.timing == .xcode13)
    #expect(configuration.seed == 42)
    #expect(configuration.device?.name == "iPhone 8")
    #expect(configuration.isJournaling)
    #expect(configuration.arguments == ["-coordinatorUnderUITest", "Home Coordinator", "-flag"])
  }

  @Test func `an empty environment gives the usual run`() {
    let configuration = SessionSettings.configuration(from: VariableReading([:]))
    #expect(configuration.seed == 1)
    #expect(!configuration.isJournaling)
    #expect(SessionSettings.faults(in: VariableReading([:])).isEmpty)
  }

  @Test(arguments: [("yes", true), ("0", true), ("", false), (nil, false)] as [(String?, Bool)])
  func `any text connects a keyboard of keys`(setting: String?, isConnected: Bool) {
    let environment = setting.map { ["REHEARSAL_HARDWARE_KEYBOARD": $0] } ?? [:]
    #expect(
      SessionSettings.configuration(from: VariableReading(environment)).isKeyboardConnected
        == isConnected)
  }

  @Test func `the environment names the language of the device`() {
    #expect(
      SessionSettings.configuration(from: VariableReading(["REHEARSAL_LANGUAGE": "de"])).language
        == "de")
    #expect(
      SessionSettings.faults(in: VariableReading(["REHEARSAL_LANGUAGE": "xx"])).first?.hasPrefix(
        "REHEARSAL_LANGUAGE is \"xx\"; give one of ") == true)
  }

  @Test func `the environment names the version of the system`() {
    #expect(
      SessionSettings.configuration(from: VariableReading(["REHEARSAL_OS": "18"])).system == .ios18)
    #expect(
      SessionSettings.faults(in: VariableReading(["REHEARSAL_OS": "12"]))
        == ["REHEARSAL_OS is \"12\"; give one of 17, 18, 26; the nearest is 17."])
  }

  @Test func `a wrong device is told with the nearest one`() {
    let faults = SessionSettings.faults(
      in: VariableReading(["REHEARSAL_DEVICE": "iPhone 17 Pro Mux"]))
    #expect(faults.first?.hasSuffix("; the nearest is iPhone 17 Pro Max.") == true)
  }

  @Test func `the environment says what goes wrong`() {
    let plan = "slow-network=8 tie-order"
    let configuration = SessionSettings.configuration(
      from: VariableReading(["REHEARSAL_FAULTS": plan]))
    #expect(configuration.faults.description == plan)
    #expect(
      SessionSettings.faults(in: VariableReading(["REHEARSAL_FAULTS": "tunel"])) == [
        "REHEARSAL_FAULTS: Unable to read the fault plan \"tunel\": "
          + "unknown fault \"tunel\"; the nearest is \"tunnel\" at column 1."
      ])
  }

  @Test func `wrong words are named`() {
    let faults = SessionSettings.faults(
      in: VariableReading([
        "REHEARSAL_SEED": "seven", "REHEARSAL_DEVICE": "iPhone 99", "REHEARSAL_REPLAY": "x",
        "REHEARSAL_TIMING": "xcode14",
      ]))
    #expect(faults.count == 4)
    #expect(
      faults.contains(
        "REHEARSAL_TIMING is \"xcode14\"; give one of xcode12, xcode13, xcode26, zero; "
          + "the nearest is xcode12."
      ))
    #expect(
      faults.first == "REHEARSAL_SEED is \"seven\"; give a whole number from 0 to 2^64 - 1.")
    #expect(
      faults.dropFirst().first?.hasPrefix("REHEARSAL_DEVICE is \"iPhone 99\"; give one of ") == true
    )
  }

  @Test(
    arguments: [
      ("", []), ("  a  b ", ["a", "b"]), ("'a b' \"c d\"", ["a b", "c d"]), ("a''", ["a"]),
      ("''", [""]), ("x'y z'", ["xy z"]), ("'open", ["open"]),
    ] as [(String, [String])])
  func `a line is split as a shell does`(line: String, arguments: [String]) {
    #expect(ArgumentList.split(line) == arguments)
  }
}
