import SimulatedApp
import Testing
import XCUIAutomation

@Suite("Services of the device")
struct DeviceServicesTests {
  /// The first lines of the failures that calls on the device give.
  private static func failures(
    on device: DeviceProfile? = nil, _ body: @escaping (XCUIDevice) -> Void
  ) throws -> [String] {
    try CaseRun.record(timing: .zero, on: device) { test in
      test.continueAfterFailure = true
      body(.shared)
    }.entries.map(\.fact).failures.map { String($0.prefix { $0 != "\n" }) }
  }

  @Test func `that a phone lacks fail with one sentence each`() throws {
    let failures = try Self.failures { device in
      device.siriService.activate(voiceRecognitionText: "Hello")
      device.rotateDigitalCrown(delta: 1)
      device.rotateDigitalCrown(delta: 1, velocity: .fast)
      device.perform(handGesture: .doubleTap)
      XCUIRemote.shared.press(.select)
    }
    #expect(
      failures == [
        "Failed to activate Siri: iPhone 15 has no Siri.", "iPhone 15 has no digital crown.",
        "iPhone 15 has no digital crown.", "iPhone 15 has no hand gestures.",
        "iPhone 15 has no remote control.",
      ])
  }

  @Test func `find nothing where there is no assistant`() throws {
    #expect(
      try Self.failures { device in
        if device.siriService.buttons.firstMatch.exists || device.siriService.firstMatch.exists {
          device.rotateDigitalCrown(delta: 0)
        }
      }.isEmpty)
  }

  @Test func `that are a pointer's belong to tablets`() throws {
    nonisolated(unsafe) var supports: [Bool] = []
    for name in ["iPhone 15", "iPad (10th generation)"] {
      _ = try Self.failures(on: .named(name)) { supports.append($0.supportsPointerInteraction) }
    }
    #expect(supports == [false, true])
  }

  @Test func `every device has buttons for the volume`() throws {
    let failures = try Self.failures { device in
      guard device.hasHardwareButton(.volumeUp), device.hasHardwareButton(.volumeDown) else {
        return device.rotateDigitalCrown(delta: 0)
      }
      device.press(.volumeUp)
      device.press(.volumeDown)
    }
    #expect(failures.isEmpty)
  }
}
