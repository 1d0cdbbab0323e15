import Foundation
import LoopbackHTTP
import Synchronization

@testable import LivePage

/// The page on a port of its own, served by a thread until it is stopped.
final class RunningPage: Sendable {
  let url: String
  private let isOver = Mutex(false)

  init() throws {
    let server = try LoopbackServer(port: 0)
    url = server.url + "/"
    let serving = Serving(server: server, page: PageClient().server)
    Thread.detachNewThread { [self] in
      serving.server.serve(
        until: { self.isOver.withLock { $0 } }, answer: serving.page.answer)
    }
  }

  func stop() { isOver.withLock { $0 = true } }

  /// What only the serving thread uses.
  private struct Serving: @unchecked Sendable {
    let server: LoopbackServer
    let page: LivePageServer
  }
}
