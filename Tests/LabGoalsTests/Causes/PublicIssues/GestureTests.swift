import EventOrders
import FlakeLab
import Testing

/// Causes and advice for touches of points, lost touches and requests that are made again.
@Suite("Gestures of public issues") struct GestureTests {
  @Test func `a swipe over the app before its rows waits for a loader`() throws {
    let diagnosis = try HeldOutTest.told(of: "swipe over a list that is not there yet")
    #expect(diagnosis.cause == .networkResourceLoading)
  }

  @Test func `a touch is early where another element says when the app is ready`() throws {
    let diagnosis = try HeldOutTest.told(of: "link that is pasted before it is copied")
    #expect(diagnosis.cause == .loadOrder)
    #expect(diagnosis.advice?.text.contains("toEqual: \"Copied\"") == true)
  }

  @Test func `a number that changes at intervals is a matter of time`() throws {
    let diagnosis = try HeldOutTest.told(of: "countdown that is read once")
    #expect(diagnosis.cause == .time)
    #expect(diagnosis.advice?.text.contains("on both sides") == true)
  }

  @Test func `a row that cannot be hit where it is has to be scrolled to`() throws {
    let advice = try HeldOutTest.told(of: "place below the fold").advice
    #expect(advice?.text.contains("swipeUp()") == true)
  }

  @Test func `an app that takes two answers to one question is at fault`() throws {
    let diagnosis = try HeldOutTest.told(of: "tab that has loaded before")
    #expect(diagnosis.blame == .app)
    #expect(diagnosis.advice?.text.contains("ignore one of the two answers") == true)
  }

  @Test func `an app that takes a touch twice should take it once`() throws {
    let advice = try HeldOutTest.told(of: "details that are opened twice").advice
    #expect(advice?.text.contains("ignore the second touch") == true)
  }

  @Test func `a touch among what changes at intervals is a matter of time`() throws {
    let diagnosis = try HeldOutTest.told(of: "carousel that turns by itself")
    #expect(diagnosis.cause == .time && diagnosis.blame == .test)
    #expect(diagnosis.advice?.text.contains("launch argument") == true)
  }

  @Test func `two reads around one answer wait for it before the first`() throws {
    let diagnosis = try HeldOutTest.told(of: "total and parts at two instants")
    #expect(diagnosis.cause == .networkResourceLoading)
    #expect(diagnosis.advice?.text.contains("[\"total\"].wait(for: \\.label") == true)
  }

  @Test func `a look after a wait for something else is too late`() throws {
    let diagnosis = try HeldOutTest.told(of: "controls of a film that hide")
    #expect(diagnosis.cause == .resourceRendering && diagnosis.blame == .test)
  }

  @Test func `keys that come before the focus wait for the field that gets it`() throws {
    let diagnosis = try HeldOutTest.told(of: "code whose boxes move on")
    #expect(diagnosis.cause == .runnerInteraction && diagnosis.blame == .test)
    let advice = diagnosis.advice?.text ?? ""
    #expect(advice.contains("hasKeyboardFocus == true") && advice.contains("[\"second\"]"))
  }

  @Test func `what a point is read from waits for what moves it`() throws {
    let advice = try HeldOutTest.told(of: "point of a row above which a banner comes").advice
    #expect(advice?.text.contains("[\"offer\"].waitForExistence") == true)
  }

  @Test func `a point that other devices do not show gives way to the element`() throws {
    let advice = try HeldOutTest.told(of: "filter beyond the right edge").advice
    #expect(advice?.text.contains("Touch the element itself") == true)
  }

  @Test func `an enforced order of what comes in either is the fault of the test`() throws {
    let diagnosis = try HeldOutTest.told(of: "expectations in one order")
    #expect(diagnosis.cause == .loadOrder && diagnosis.blame == .test)
    #expect(diagnosis.advice?.text.contains("enforceOrder: false") == true)
  }

  @Test func `what the keyboard covers is touched once it is closed`() throws {
    let advice = try HeldOutTest.told(of: "button below the keyboard").advice
    #expect(advice?.text.contains("Close the keyboard") == true)
  }
}
