import FlakeLab
import Testing
import XCUIAutomation

@Suite struct OrderCampaignTests {
  /// Copies a text and leaves it on the pasteboard of the device.
  private let copying = Flow("copies") {
    XCUIApplication().launch()
    UIPasteboard.general.string = "left"
  }
  private let clearing = Flow("clears") {
    XCUIApplication().launch()
    UIPasteboard.general.string = ""
  }
  private let reading = Flow("reads") {
    XCUIApplication().launch()
    try Flow.require((UIPasteboard.general.string ?? "").isEmpty, "something was copied")
  }
  private let looking = Flow("looks") { XCUIApplication().launch() }

  private func findings(_ flows: [Flow]) -> OrderFindings {
    OrderCampaign(app: SmallApp.slowThreeTimesInTen, flows: flows).run()
  }

  @Test func `a flow that reads what another leaves is its victim`() {
    let found = findings([looking, copying, clearing, reading])
    #expect(found.dependences.map(\.victim) == [3])
    #expect(found.dependences.map(\.polluters) == [[1]])
    #expect(found.dependences.map(\.cleaners) == [[2]])
    #expect(found.dependences.first?.after == "something was copied")
    #expect(found.unexplained == [])
  }

  @Test func `flows that share nothing hold in every order`() {
    let found = findings([looking, reading, clearing])
    #expect(found.holds)
    #expect(found.runs == 3 + 7)
  }

  @Test func `the same campaign finds the same`() {
    let flows = [reading, copying, clearing, looking]
    #expect(findings(flows) == findings(flows))
  }
}
