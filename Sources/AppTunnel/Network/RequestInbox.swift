import Foundation
import FoundationNetworking
import SimulatedApp
import TestHost
import VirtualTime

/// The requests that real code makes through `URLSession`, on their way to a device and back.
///
/// Requests come from any thread. The session's thread accepts them in the order in which they were
/// resumed and delivers the answers at their virtual instants. Before it advances time it waits,
/// for a bounded real time, for announced requests and for the handlers of answers.
///
/// It is Sendable although it is mutable: the lock guards what other threads reach, and only the
/// session's thread uses the rest.
final class RequestInbox: OutsideRequests, @unchecked Sendable {
  /// A request between its announcement and its end.
  struct Ticket {
    let number: Int
    let request: URLRequest
    /// Whether the app's own code has made it, so that its answer is an event of the session.
    let isOfApp: Bool
    /// Set once loading has begun.
    var loading: StubbedURLProtocol?
    /// Whether the request was cancelled.
    var isCancelled = false
  }

  /// The device; nil once its session has ended, when other threads may still hold the inbox.
  private weak let device: SimulatedDevice?
  /// The protocol class whose requests come here, from any thread.
  let protocolClass: StubbedURLProtocol.Type
  private let lock = NSLock()
  private var tickets: [Ticket] = []
  private var nextNumber = 1
  /// The answers to requests, ordered by their tickets' numbers.
  private var answers: [(ticket: Ticket, answer: OutsideAnswer)] = []
  /// The events of answers to the app's own code, by the tickets' numbers.
  private var events: [Int: EventHandle] = [:]

  /// The most requests that may be in flight at once.
  static let limit = 10_000
  /// How long the thread of the session waits for another thread.
  var patience = ThreadPatience()

  init(of device: SimulatedDevice, by protocolClass: StubbedURLProtocol.Type) {
    self.device = device
    self.protocolClass = protocolClass
  }

  // MARK: - From other threads

  /// Announces a request; false when there are too many, or when the session has ended.
  @discardableResult
  func announce(_ request: URLRequest) -> Bool {
    guard let device else { return false }
    let isOfApp = HostedTurn.isOwn && device.codeRunner != nil
    return lock.withLock {
      guard tickets.count < Self.limit else { return false }
      tickets.append(Ticket(number: nextNumber, request: request, isOfApp: isOfApp))
      nextNumber += 1
      return true
    }
  }

  /// Whether a request was announced and has not begun to load.
  func hasAnnounced(_ request: URLRequest) -> Bool {
    lock.withLock {
      tickets.contains { $0.loading == nil && Self.isSame($0.request, request) }
    }
  }

  /// Records that the oldest announced request equal to this one has begun to load; false if none
  /// was announced.
  func begin(_ loading: StubbedURLProtocol) -> Bool {
    lock.withLock {
      let place = tickets.firstIndex {
        $0.loading == nil && Self.isSame($0.request, loading.request)
      }
      if let place { tickets[place].loading = loading }
      return place != nil
    }
  }

  /// Records that a request was cancelled.
  func cancel(_ loading: StubbedURLProtocol) {
    lock.withLock {
      for place in tickets.indices where tickets[place].loading === loading {
        tickets[place].isCancelled = true
      }
    }
  }

  private static func isSame(_ left: URLRequest, _ right: URLRequest) -> Bool {
    // The system adds to a request in flight and may deliver its body only once, so neither counts.
    left.url == right.url && left.httpMethod == right.httpMethod
  }

  // MARK: - On the thread of the session

  func settle() {
    while let device {
      endCancelled()
      guard let ticket = nextTicket() else { return }
      guard let loading = ticket.loading else { continue }
      if isCancelledAtOnce(loading) {
        forget(ticket)
        continue
      }
      let answer = device.network.begin(NetworkRequest(loading.request))
      answers.append((ticket, answer))
      if ticket.isOfApp { schedule(answer, to: ticket) }
    }
  }

  /// Whether a request was cancelled before it was accepted, as that of a cancelled task is: it
  /// never reaches the server, however far other threads have got with it.
  private func isCancelledAtOnce(_ loading: StubbedURLProtocol) -> Bool {
    if loading.isCancelling { _ = patience.waits { loading.isOver } }
    return loading.isOver
  }

  var nextDue: VirtualInstant? {
    answers.filter { !$0.ticket.isOfApp }.map(\.answer.due).min()
  }

  func release() {
    while let place = dueAnswer {
      let (ticket, answer) = answers.remove(at: place)
      deliver(answer, to: ticket)
    }
  }

  /// Makes the answer to the app's own code an event of the session.
  private func schedule(_ answer: OutsideAnswer, to ticket: Ticket) {
    let (number, request) = (ticket.number, ticket.request)
    let words = "answer to \(request.httpMethod ?? "GET") \(request.url?.path ?? "")"
    guard let device else { return }
    events[number] = device.taskMaker?.schedule(
      .answer(words) { [weak self] in self?.deliver(number) },
      after: answer.due - device.now)
  }

  private func deliver(_ number: Int) {
    events[number] = nil
    guard let place = answers.firstIndex(where: { $0.ticket.number == number }) else { return }
    let (ticket, answer) = answers.remove(at: place)
    deliver(answer, to: ticket)
  }

  private func deliver(_ answer: OutsideAnswer, to ticket: Ticket) {
    forget(ticket)
    guard let loading = ticket.loading else { return }
    device?.network.finish(answer)
    loading.deliver(answer)
    let isHandled = patience.waits { loading.isOver }
    if !isHandled { tell("was answered, but its handler has not ended", ticket.request) }
  }

  func close() {
    for (_, answer) in answers { device?.network.cancel(answer) }
    (answers, events) = ([], [:])
    lock.withLock { tickets = [] }
    OpenInboxes.remove(self)
  }

  /// The answer that is due next; at the same instant, that of the earlier request.
  private var dueAnswer: Int? {
    guard let device else { return nil }
    let due = answers.indices.filter {
      answers[$0].answer.due <= device.now && !answers[$0].ticket.isOfApp
    }
    return due.min { left, right in
      let (first, second) = (answers[left], answers[right])
      return (first.answer.due, first.ticket.number) < (second.answer.due, second.ticket.number)
    }
  }

  /// The oldest request not yet accepted, once it has begun to load; nil for none.
  private func nextTicket() -> Ticket? {
    let taken = Set(answers.map(\.ticket.number))
    func oldest() -> Ticket? {
      lock.withLock { tickets.first { !taken.contains($0.number) } }
    }
    guard let first = oldest() else { return nil }
    if first.loading != nil { return first }
    _ = patience.waits { oldest()?.loading != nil }
    guard let begun = oldest(), begun.loading == nil else { return oldest() }
    tell("was resumed, but its loading has not begun", begun.request)
    forget(begun)
    return begun
  }

  private func endCancelled() {
    // A task's queue reports its cancellation later, at an unknown real time.
    for (ticket, _) in answers where ticket.loading?.isCancelling == true {
      _ = patience.waits { ticket.loading?.isOver ?? true }
    }
    let cancelled = lock.withLock {
      Set(tickets.filter(\.isCancelled).map(\.number))
    }
    guard !cancelled.isEmpty else { return }
    for (ticket, answer) in answers where cancelled.contains(ticket.number) {
      device?.network.cancel(answer)
      if let event = events.removeValue(forKey: ticket.number) { device?.cancel(event) }
    }
    answers.removeAll { cancelled.contains($0.ticket.number) }
    lock.withLock { tickets.removeAll { cancelled.contains($0.number) } }
  }

  private func forget(_ ticket: Ticket) {
    lock.withLock { tickets.removeAll { $0.number == ticket.number } }
  }

  private func tell(_ what: String, _ request: URLRequest) {
    let words = "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")"
    let seconds = Double(patience.rounds) * Double(patience.roundNanoseconds) / 1e9
    device?.network.fail(
      "The request \(words) of a URL session \(what) after \(seconds.formatted()) real seconds, at "
        + "\(device?.now ?? .start).")
  }
}
