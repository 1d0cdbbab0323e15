import Foundation
import FoundationNetworking
import SimulatedApp
import Testing

@testable import AppTunnel

@Suite("Requests that other threads announce") struct RequestInboxTests {
  @Test func `so many are in flight at once, and one more is refused`() throws {
    let session = AppSession(
      app: CompiledApp(MarketApp.definition), configuration: SessionConfiguration())
    let inbox = RequestInbox(of: session.device, by: StubbedURLProtocol.self)
    let request = URLRequest(url: try #require(URL(string: "https://market.example/a")))
    for _ in 1..<RequestInbox.limit { inbox.announce(request) }

    #expect(inbox.announce(request))
    #expect(!inbox.announce(request))
  }

  @Test func `so many tests at once have a protocol class of their own, and more share one`() {
    let shared = ObjectIdentifier(StubbedURLProtocol.self)
    // No inbox is opened: other tests that run now would have none of their own.
    var taken: Set<ObjectIdentifier> = []
    for _ in 0..<OpenInboxes.slotLimit {
      taken.insert(ObjectIdentifier(OpenInboxes.protocolClass(besides: taken)))
    }
    #expect(taken.count == OpenInboxes.slotLimit && !taken.contains(shared))
    #expect(ObjectIdentifier(OpenInboxes.protocolClass(besides: taken)) == shared)
  }

  @Test func `none is taken after the session has ended`() throws {
    let inbox = RequestInbox(
      of: AppSession(
        app: CompiledApp(MarketApp.definition), configuration: SessionConfiguration()
      ).device, by: StubbedURLProtocol.self)
    let request = URLRequest(url: try #require(URL(string: "https://market.example/a")))
    let loading = StubbedURLProtocol(request: request, cachedResponse: nil, client: nil)

    #expect(!inbox.announce(request))
    #expect(!inbox.begin(loading))
    inbox.settle()
    inbox.release()
    inbox.close()
    #expect(inbox.nextDue == nil)
  }
}
