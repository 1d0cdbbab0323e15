import EventOrders
import FlakeLab
import Testing

/// Causes and advice for relaunches, links and alerts, which not every usual run of the public
/// issues takes.
@Suite("Journeys of public issues") struct JourneyTests {
  @Test func `a loader that closes a linked screen is the app's fault`() throws {
    let diagnosis = try HeldOutTest.told(of: "link that comes before the session")
    #expect(diagnosis.cause == .loadOrder)
    #expect(diagnosis.blame == .app)
  }

  @Test func `an app that is ended too early needs a wait before its end`() throws {
    let advice = try HeldOutTest.told(of: "note of an app that is ended").advice
    #expect(advice?.text.contains("[\"saved\"].waitForExistence(timeout: 5)") == true)
  }

  @Test func `two alerts in either order are the test's fault`() throws {
    let diagnosis = try HeldOutTest.told(of: "two questions in either order")
    #expect(diagnosis.blame == .test)
    #expect(diagnosis.advice?.text.contains("alerts.firstMatch") == true)
  }

  @Test func `a swipe over the app needs a wait for what it swipes`() throws {
    let advice = try HeldOutTest.told(of: "swipe over a list that is not there yet").advice
    #expect(advice?.text.contains("[\"list\"].waitForExistence") == true)
  }

  @Test func `a label that is there for a while gives way to one that stays`() throws {
    let advice = try HeldOutTest.told(of: "progress between two looks").advice
    #expect(advice?.text.contains("toEqual: \"Done\"") == true)
  }
}
