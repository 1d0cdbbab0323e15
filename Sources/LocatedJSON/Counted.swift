/// A number with its noun, in the plural if needed: `1 run`, `2 runs`.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
