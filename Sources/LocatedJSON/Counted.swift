/// A number with the noun that it counts: `1 run`, `2 runs`.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
