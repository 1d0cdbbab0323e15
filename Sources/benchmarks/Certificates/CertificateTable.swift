import LabGoals
import Trials

/// The table of searched tests and their trials, with its conclusion.
struct CertificateTable {
  let rows: [CertificateTrial]

  var text: String {
    var table = TextTable([
      ("test", .left), ("search", .left), ("trials", .right), ("failed", .right), ("", .left),
    ])
    for row in rows {
      table.add([
        row.test, row.verdict, String(row.trials), String(row.failures),
        row.isContradicted ? "FALSE CERTIFICATE" : "",
      ])
    }
    return (table.lines + ["", sum]).joined(separator: "\n")
  }

  private var sum: String {
    let certified = rows.filter(\.isCertified)
    let trials = certified.reduce(0) { $0 + $1.trials }
    return "\(certified.count) of \(rows.count) tests have a certificate; "
      + "\(rows.count(where: \.isContradicted)) of these failed in \(trials) trials."
  }
}
