import ServedSessions
import Testing

struct ServedAppsTests {
  @Test func `apps are served up to a limit, and those above it are counted`() {
    let apps = (1...ServedApps.limit).map { ServedApp(name: "app\($0)", folder: "/none/\($0)") }
    #expect(ServedApps(apps).leftOut == 0)
    let more = ServedApps(apps + [ServedApp(name: "last", folder: "/none")])
    #expect(more.all == apps)
    #expect(more.leftOut == 1)
  }
}
