package import SimulatedApp

extension NetworkExchange {
  /// The outcome of the request, such as `status 200 after 1.200 s`, or that it is pending.
  package var outcome: String {
    let time = duration.map { " after \($0)" } ?? ""
    switch ending {
    case .response(let response): return "status \(response.status)" + time
    case .failure(let failure): return "failed: \(failure)" + time
    case .cancelled: return "cancelled" + time
    case nil: return "pending"
    }
  }
}
