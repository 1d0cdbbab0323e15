import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@Suite("The surroundings of a device")
struct SurroundingsTests {
  private static let screen = ScreenDefinition(
    name: "main", context: ["heard": ""],
    view: [
      ElementDefinition(.staticText, identifier: "place", label: .bind("device.location.latitude")),
      ElementDefinition(.staticText, identifier: "volume", label: .bind("device.volume")),
      ElementDefinition(.staticText, identifier: "reader", label: .bind("device.voiceOver")),
      ElementDefinition(
        .staticText, identifier: "start", label: .bind("device.date + ' ' + device.time")),
    ],
    on: [
      EventDefinition(
        "locationChanged",
        [TransitionDefinition(actions: [.assign(key: "heard", expression: "event.longitude")])])
    ],
    initial: "shown", states: [StateDefinition(name: "shown")])

  private func label(_ name: String, in session: AppSession) -> String? {
    guard let tree = session.device.snapshot?.tree else { return nil }
    return (0..<tree.count).first { tree.identifier(of: $0) == name }.map { tree.label(of: $0) }
  }

  @Test func `a place is seen by expressions and raises an event`() {
    let app = TinyApp(Self.screen)
    #expect(app.session.perform(.locate(DeviceLocation(latitude: 59.5, longitude: 18.25))) == nil)
    #expect(label("place", in: app.session) == "59.5")
    #expect(app.context("heard") == .real(18.25))
    #expect(app.session.perform(.locate(nil)) == nil)
    #expect(app.session.device.location == nil)
  }

  @Test func `the start of the run is seen by expressions as a date and a time`() {
    let app = TinyApp(Self.screen)
    #expect(label("start", in: app.session) == "2026-01-01 09:41")
  }

  @Test(arguments: [(90.5, 0.0), (0, 181), (.nan, 0), (0, .infinity)])
  func `a place that is none is refused`(latitude: Double, longitude: Double) {
    let app = TinyApp(Self.screen)
    let failure = app.session.perform(
      .locate(DeviceLocation(latitude: latitude, longitude: longitude)))
    guard case .impossible = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(app.session.device.location == nil)
  }

  @Test func `a place outlives the app`() {
    let app = TinyApp(Self.screen)
    _ = app.session.perform(.locate(DeviceLocation(latitude: -3, longitude: 4)))
    _ = app.session.launch(arguments: [], environment: [:])
    #expect(label("place", in: app.session)?.hasPrefix("-3") == true)
  }

  @Test func `the volume goes in sixteen steps and stops at both ends`() {
    let app = TinyApp(Self.screen)
    #expect(label("volume", in: app.session) == "0.5")
    _ = app.session.perform(.press(.volumeUp))
    #expect(app.session.device.volume.level == 0.5625)
    for _ in 0..<20 { _ = app.session.perform(.press(.volumeUp)) }
    #expect(app.session.device.volume.level == 1)
    for _ in 0..<40 { _ = app.session.perform(.press(.volumeDown)) }
    #expect(app.session.device.volume.level == 0)
  }

  @Test func `the screen reader is seen by expressions`() {
    let app = TinyApp(Self.screen)
    let before = label("reader", in: app.session)
    app.session.perform(.setVoiceOver(true))
    #expect(label("reader", in: app.session) != before)
  }

  @Test func `a journal brings place and volume back`() throws {
    let compiled = CompiledApp(.tiny([Self.screen]))
    let session = AppSession(
      app: compiled, configuration: SessionConfiguration(timing: .zero, isJournaling: true))
    _ = session.launch(arguments: [], environment: [:])
    _ = session.perform(.locate(DeviceLocation(latitude: 1.5, longitude: 2)))
    _ = session.perform(.press(.volumeDown))
    let record = try JournalRecord(session.device.journal?.bytes ?? [])
    let shown = try JournalPlayer(record, app: compiled).snapshot(at: session.now)
    let tree = try #require(shown).tree
    let labels = (0..<tree.count).map { tree.label(of: $0) }
    #expect(labels.contains("1.5"))
    #expect(labels.contains("0.4375"))
  }
}
