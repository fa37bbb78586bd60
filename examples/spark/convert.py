"""Converts an archive of orders, many files of NDJSON, plain or compressed with gzip, on Apache Spark.

Each task converts one file. It runs the command `order-contract`, which writes rejects, complements, summary and output
into a folder of the attempt. Then the task renames the four into place, the output last. So a file in the output is
complete, and the other three exist. A killed task leaves only its folder. A run after a failure converts the files
whose output is missing, and the result is the same.

The folders must be reachable from every executor under the same path: one disk, NFS, or a mounted bucket.
"""

import argparse
import gzip
import json
import os
import shutil
import subprocess
import sys

from pyspark import TaskContext
from pyspark.sql import SparkSession

ENDINGS = (".ndjson", ".ndjson.gz")
PARTS = ("rejects", "complements", "summary", "output")  # The output last: its presence means that the others exist.


def main():
    options = parse_arguments()
    found = sorted(os.listdir(options.archive))
    names = [name for name in found if name.endswith(ENDINGS)]
    if not names:
        first = ", ".join(found[:5]) + (", …" if len(found) > 5 else "")
        sys.exit(f"{options.archive} has no file named {' or '.join(ENDINGS)}. It has: {first or 'nothing'}")
    for part in PARTS:
        os.makedirs(os.path.join(options.to_folder, part), exist_ok=True)
    missing = [name for name in names if not os.path.exists(place(options.to_folder, "output", name))]
    print(f"{len(names)} files, {len(missing)} of them to convert", flush=True)
    if missing:
        session = SparkSession.builder.appName("order-contract").getOrCreate()
        tasks = session.sparkContext.parallelize(missing, len(missing))
        tasks.foreach(lambda name: convert(name, options))
        session.stop()
    shutil.rmtree(attempts(options.to_folder), ignore_errors=True)
    sys.exit(reconcile(names, options))


def parse_arguments():
    parser = argparse.ArgumentParser(description="Convert an archive of orders from one API version to another.")
    parser.add_argument("archive", help="the folder of .ndjson and .ndjson.gz files")
    parser.add_argument("to_folder", help="where output, rejects, complements and summaries go")
    parser.add_argument("--from", dest="earlier", default="2023-07-27")
    parser.add_argument("--to", dest="later", default="2024-02-05")
    parser.add_argument("--shape", default="order")
    parser.add_argument(
        "--command",
        nargs="+",
        default=["order-contract"],
        metavar="WORD",
        help="the command, if it is not on the PATH; after the folders, and each word by itself",
    )
    return parser.parse_args()


def convert(name, options):
    """Converts one file in a folder of this attempt."""
    attempt = os.path.join(attempts(options.to_folder), f"{name}.{TaskContext.get().taskAttemptId()}.{os.getpid()}")
    os.makedirs(attempt)
    # The command compresses what is named .gz.
    ending = ".gz" if name.endswith(".gz") else ""
    made = {part: os.path.join(attempt, part + ending) for part in PARTS}
    source = os.path.join(options.archive, name)
    arguments = ["convert", options.shape, source, "--from", options.earlier, "--to", options.later]
    outputs = [argument for part in PARTS for argument in (f"--{part}", made[part])]
    done = subprocess.run([*options.command, *arguments, *outputs], stderr=subprocess.PIPE, text=True)
    # 1 means that some documents were refused. They are in the rejects.
    if done.returncode not in (0, 1) or not os.path.exists(made["output"]):
        raise RuntimeError(f"{name}: exit code {done.returncode}: {done.stderr}")
    for part in PARTS:
        os.replace(made[part], place(options.to_folder, part, name))
    os.rmdir(attempt)


def reconcile(names, options):
    """Checks that the lines of each file are in its output or its rejects, and that the summary has the same counts."""
    wrong = []
    totals = {"documents": 0, "converted": 0, "others": 0, "rejected": 0}
    for name in names:
        counted = {
            "documents": lines_of(os.path.join(options.archive, name)),
            "output": lines_of(place(options.to_folder, "output", name)),
            "rejected": lines_of(place(options.to_folder, "rejects", name)),
        }
        with opened(place(options.to_folder, "summary", name)) as file:
            summary = json.load(file)
        # What is no document of the shape is copied into the output.
        summary["output"] = summary["converted"] + summary["others"]
        if any(counted[key] != summary[key] for key in counted):
            wrong.append(name)
        if counted["documents"] != counted["output"] + counted["rejected"]:
            wrong.append(name)
        for key in totals:
            totals[key] += summary[key]
        for line in first_rejects(place(options.to_folder, "rejects", name)):
            print(f"rejected: {name}, line {line}")
    print(json.dumps(totals))
    if wrong:
        print(f"these do not add up: {', '.join(wrong)}", file=sys.stderr)
    return 1 if wrong else 0


def lines_of(path):
    """Returns the number of lines of a file that are not blank."""
    with opened(path) as file:
        return sum(1 for line in file if line.strip())


def first_rejects(path, most=3):
    with opened(path) as file:
        return [json.loads(line)["line"] for _, line in zip(range(most), file)]


def opened(path):
    """Opens a file to read its bytes. One whose name ends in .gz is decompressed, as by the command."""
    return gzip.open(path) if path.endswith(".gz") else open(path, "rb")


def place(folder, part, name):
    return os.path.join(folder, part, name)


def attempts(folder):
    return os.path.join(folder, "_attempts")


if __name__ == "__main__":
    main()
