import Foundation
import FoundationNetworking
import SimulatedApp
import Synchronization
import XCUIAutomation

/// The inboxes of the tests that run, by which a request finds its way.
enum OpenInboxes {
  /// An inbox, which belongs to its device.
  private struct Entry {
    weak var inbox: RequestInbox?
  }

  private static let open = Mutex<[Entry]>([])

  /// The inbox of a session, opened when it is first asked for.
  static func inbox(of session: AppSession) -> RequestInbox {
    if let known = session.device.outside as? RequestInbox { return known }
    let inbox = RequestInbox(of: session.device)
    session.device.outside = inbox
    open.withLock { open in
      open.removeAll { $0.inbox == nil }
      open.append(Entry(inbox: inbox))
    }
    return inbox
  }

  /// The inbox for a request that the running code makes: that of its test, or on a thread that
  /// knows of none the only one there is.
  static var current: RequestInbox? {
    if let session = SessionContext.current as? AppSession,
      let inbox = session.device.outside as? RequestInbox
    {
      return inbox
    }
    let known = all
    return known.count == 1 ? known[0] : nil
  }

  /// The inbox to which a request has been announced whose loading has not begun.
  static func inbox(announced request: URLRequest) -> RequestInbox? {
    all.first { $0.hasAnnounced(request) }
  }

  private static var all: [RequestInbox] { open.withLock { $0.compactMap(\.inbox) } }

  /// Closes an inbox.
  static func remove(_ inbox: RequestInbox) {
    open.withLock { open in open.removeAll { $0.inbox === inbox } }
  }
}
