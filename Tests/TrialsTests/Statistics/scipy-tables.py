"""Writes ScipyTables.swift: figures by SciPy that the statistics are held against.

Run it in this folder: python3 scipy-tables.py. It installs SciPy where there is none.
"""
import subprocess
import sys

try:
    import scipy
except ImportError:
    subprocess.check_call([sys.executable, "-m", "pip", "install", "--quiet", "scipy"])
    import scipy
from scipy import optimize, special, stats

COUNTS = [(0, 1), (0, 10), (1, 10), (5, 10), (10, 10), (3, 170), (0, 1000), (10, 1000),
          (150, 10000), (1, 10000), (9999, 10000)]


def intervals():
    for failures, runs in COUNTS:
        for confidence in (0.9, 0.95, 0.99):
            test = stats.binomtest(failures, runs)
            wilson = test.proportion_ci(confidence, method="wilson")
            upper = stats.beta.ppf(confidence, failures + 1, runs - failures) if failures < runs else 1
            lower = stats.beta.ppf(1 - confidence, failures, runs - failures + 1) if failures else 0
            yield failures, runs, confidence, wilson.low, wilson.high, lower, upper


def sequences():
    def evidence(rate, failures, runs):
        return (special.betaln(failures + 0.5, runs - failures + 0.5) - special.betaln(0.5, 0.5)
                - special.xlogy(failures, rate) - special.xlog1py(runs - failures, -rate))
    for failures, runs in COUNTS:
        middle = failures / runs
        def over(rate):
            return evidence(rate, failures, runs) + special.log1p(-0.95)
        low = optimize.brentq(over, 1e-14, middle, xtol=1e-15) if failures else 0
        high = optimize.brentq(over, middle, 1 - 1e-14, xtol=1e-15) if failures < runs else 1
        yield failures, runs, low, high


def pairs():
    for first, second in [(0, 0), (5, 0), (6, 0), (0, 7), (9, 2), (10, 10), (40, 20), (300, 250)]:
        total = first + second
        yield first, second, stats.binomtest(first, total).pvalue if total else 1


def ranks():
    for quantile in (0.5, 0.9, 0.99, 0.999):
        for samples in (10, 58, 59, 299, 3000, 10000):
            found = next((rank for rank in range(1, samples + 1)
                          if stats.binom.cdf(rank - 1, samples, quantile) >= 0.95), 0)
            yield quantile, samples, found


def binomials():
    for runs, rate in [(5, 0.3), (100, 0.01), (1000, 0.5), (10000, 0.0001), (10000, 0.2)]:
        for failures in sorted({0, 1, runs // 100, int(runs * rate), min(runs, int(runs * rate) + 40)}):
            yield (failures, runs, rate, stats.binom.pmf(failures, runs, rate),
                   stats.binom.cdf(failures, runs, rate), stats.binom.sf(failures - 1, runs, rate))


def kolmogorov():
    for x in (0.3, 0.5, 0.8, 1, 1.36, 1.63, 2.2):
        yield x, special.kolmogorov(x)


def table(name, words, fields, rows):
    columns = ", ".join(f"{field}: {kind}" for field, kind in fields)
    kinds = [kind for _, kind in fields]
    print(f"  /// {words}\n  static let {name}: [({columns})] = [", file=out)
    for row in rows:
        cells = [str(int(v)) if k == "Int" else repr(float(v)) for v, k in zip(row, kinds)]
        print(f"    ({', '.join(cells)}),", file=out)
    print("  ]\n", file=out)


with open("ScipyTables.swift", "w") as out:
    print(f"/// Figures by SciPy {scipy.__version__}; scipy-tables.py writes this file.\nenum ScipyTables {{", file=out)
    i, d = "Int", "Double"
    table("intervals", "Wilson's interval, and one-sided bounds of Clopper and Pearson.",
          [("failures", i), ("runs", i), ("confidence", d), ("low", d), ("high", d), ("atLeast", d),
           ("atMost", d)], intervals())
    table("sequences", "The rates at which the beta mixture has multiplied its stake by 20.",
          [("failures", i), ("runs", i), ("low", d), ("high", d)], sequences())
    table("pairs", "McNemar's exact test.", [("first", i), ("second", i), ("probability", d)], pairs())
    table("ranks", "Wilks' ranks at 95 %; 0 where there is none.",
          [("quantile", d), ("samples", i), ("rank", i)], ranks())
    table("binomials", "Probabilities of exactly so many, so many or fewer, so many or more.",
          [("failures", i), ("runs", i), ("rate", d), ("exactly", d), ("atMost", d), ("atLeast", d)],
          binomials())
    table("kolmogorov", "The upper tail of Kolmogorov's distribution.", [("x", d), ("tail", d)],
          kolmogorov())
    print("}", file=out)
