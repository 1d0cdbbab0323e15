import Foundation
package import LoopbackHTTP
import Synchronization

/// A page on a port of its own, served by a thread until it is stopped.
package final class RunningPage: Sendable {
  /// The address of the page.
  package let url: String
  private let isOver = Mutex(false)

  /// Serves what a closure answers; only the serving thread calls it.
  package init(answer: @escaping (HTTPRequest) -> HTTPResponse) throws {
    let server = try LoopbackServer(port: 0)
    url = server.url + "/"
    let serving = Serving(server: server, answer: answer)
    Thread.detachNewThread { [self] in
      serving.server.serve(until: { self.isOver.withLock { $0 } }, answer: serving.answer)
    }
  }

  /// Ends the thread.
  package func stop() { isOver.withLock { $0 = true } }

  /// What only the serving thread uses.
  private struct Serving: @unchecked Sendable {
    let server: LoopbackServer
    let answer: (HTTPRequest) -> HTTPResponse
  }
}
