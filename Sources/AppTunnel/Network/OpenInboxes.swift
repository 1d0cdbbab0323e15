import Foundation
import FoundationNetworking
import SimulatedApp
import Synchronization
import TestHost

/// The inboxes of the running tests, by which a request finds its test.
enum OpenInboxes {
  /// An inbox, which belongs to its device.
  private struct Entry {
    weak var inbox: RequestInbox?
  }

  private static let open = Mutex<[Entry]>([])

  /// The inbox of a session, created at first use.
  static func inbox(of session: AppSession) -> RequestInbox {
    if let known = session.device.outside as? RequestInbox { return known }
    let inbox = open.withLock { open in
      open.removeAll { $0.inbox == nil }
      let taken = Set(open.compactMap { $0.inbox.map { ObjectIdentifier($0.protocolClass) } })
      let inbox = RequestInbox(of: session.device, by: protocolClass(besides: taken))
      open.append(Entry(inbox: inbox))
      return inbox
    }
    session.device.outside = inbox
    return inbox
  }

  /// How many simultaneous tests get a separate protocol class; further ones share one.
  static let slotLimit = 64

  /// A protocol class that no other test has; the shared one if there is none left.
  static func protocolClass(besides taken: Set<ObjectIdentifier>) -> StubbedURLProtocol.Type {
    (0..<slotLimit).lazy.map(slot).first { !taken.contains(ObjectIdentifier($0)) }
      ?? StubbedURLProtocol.self
  }

  /// The protocol class of a number.
  ///
  /// On a thread without a test, only this class shows to which of several tests a request belongs.
  private static func slot(_ number: Int) -> StubbedURLProtocol.Type {
    slot(number, of: Void.self)
  }

  private static func slot<Tag>(_ number: Int, of tag: Tag.Type) -> StubbedURLProtocol.Type {
    number == 0 ? SlottedURLProtocol<Tag>.self : slot(number - 1, of: Tag?.self)
  }

  /// The inbox of a protocol class; for the shared classes, the inbox of the running code.
  static func inbox(of protocolClass: StubbedURLProtocol.Type) -> RequestInbox? {
    guard protocolClass != StubbedURLProtocol.self, protocolClass != UsualURLProtocol.self else {
      return current
    }
    return all.first { $0.protocolClass == protocolClass }
  }

  /// The inbox for a request of the running code: that of its test or, on a thread without a test,
  /// the only open one.
  static var current: RequestInbox? {
    if let session = SessionContext.active as? AppSession,
      let inbox = session.device.outside as? RequestInbox
    {
      return inbox
    }
    let known = all
    return known.count == 1 ? known[0] : nil
  }

  /// The inbox to which a request was announced that has not begun to load.
  static func inbox(announced request: URLRequest) -> RequestInbox? {
    all.first { $0.hasAnnounced(request) }
  }

  private static var all: [RequestInbox] { open.withLock { $0.compactMap(\.inbox) } }

  /// Closes an inbox.
  static func remove(_ inbox: RequestInbox) {
    open.withLock { open in open.removeAll { $0.inbox === inbox } }
  }
}

/// The protocol class of one of several simultaneous tests.
final class SlottedURLProtocol<Tag>: StubbedURLProtocol {}
