import SimulatedApp
import Synchronization

/// Reports to a client how many runs a call has made so far, if its request asks for that.
final class CallProgress: Sendable {
  /// The runs from one message to the next.
  static let step = 25

  private let token: JSONNode
  private let tell: @Sendable ([UInt8]) -> Void
  private let runs = Mutex(0)

  /// The progress of a request; nil if its parameters have no `progressToken`.
  init?(of params: JSONNode, tell: @escaping @Sendable ([UInt8]) -> Void) {
    guard let token = params.member("_meta")?.value.member("progressToken")?.value else {
      return nil
    }
    switch token.kind {
    case .string, .integer: self.token = JSONNode(token.kind)
    default: return nil
    }
    self.tell = tell
  }

  /// Counts a run, and reports it after every ``step`` runs.
  func didRun() {
    runs.withLock { runs in
      runs += 1
      if runs % Self.step == 0 { tell(RPCWriter.progress(runs, token: token)) }
    }
  }
}

extension RPCWriter {
  /// The line of a message with the number of runs.
  fileprivate static func progress(_ runs: Int, token: JSONNode) -> [UInt8] {
    var params = JSONMembers()
    params.add("progressToken", token)
    params.add("progress", JSONNode(.integer(Int64(runs))))
    params.add("message", "\(runs) runs")
    var members = JSONMembers()
    members.add("jsonrpc", "2.0")
    members.add("method", "notifications/progress")
    members.add("params", params.node)
    return line([members.node], isBatch: false) ?? []
  }
}
