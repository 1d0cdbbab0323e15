import SimulatedApp
import Testing

@Suite("Wrong files")
struct WrongFilesTests {
  @Test("are told word for word", arguments: WrongFile.all)
  func told(_ wrong: WrongFile) {
    let faults =
      wrong.isApp ? SmallApp.faults(app: wrong.text) : SmallApp.faults(main: wrong.text)
    #expect(faults == wrong.faults)
  }

  @Test("have names of their own")
  func names() { #expect(Set(WrongFile.all.map(\.name)).count == WrongFile.all.count) }
}
