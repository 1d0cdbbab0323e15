/// The names that a tracer has given, and the numbers of its variables.
struct TraceNames {
  private var counts: [String: Int] = [:]
  private var numbers: [String: Int] = [:]

  /// A name with its number among equal names; the first has no number.
  mutating func counted(_ name: String) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name) #\(count)"
  }

  /// The number of a variable, which is added to the trace if it is new.
  mutating func number(of variable: String, in trace: inout RunTrace) -> Int {
    if let number = numbers[variable] { return number }
    let number = trace.variables.count
    trace.variables.append(variable)
    numbers[variable] = number
    return number
  }
}
